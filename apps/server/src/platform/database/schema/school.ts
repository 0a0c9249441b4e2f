/** What schools bring along: their own sign-in, their learning platforms, their lists of people. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assignment, classroom } from './classroom.ts'
import { moment, points } from './columns.ts'
import { ofStudent, student } from './person.ts'
import { project } from './project.ts'

/** A sign-in of a school (OpenID Connect) that an admin has set up for a domain of addresses. */
export const schoolSignIn = pgTable(
  'school_sign_in',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Which rules make an address trustworthy. */
    preset: text({ enum: ['google', 'entra', 'other'] }).notNull(),
    /** Addresses of this domain are the school's. */
    domain: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    encryptedClientSecret: text('encrypted_client_secret').notNull(),
    enabled: boolean().notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('school_sign_in_domain_key').on(table.domain),
    check('school_sign_in_preset_known', sql`${table.preset} in ('google', 'entra', 'other')`),
    check('school_sign_in_domain_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
)

/** A learning platform (LTI 1.3) an admin has registered. */
export const ltiPlatform = pgTable(
  'lti_platform',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    issuer: text().notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: text('deployment_ids').array().notNull(),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    keysUrl: text('keys_url').notNull(),
    /** Where else its pages and services are: schools of a hosted platform have an address of their own. */
    origins: text().array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('lti_platform_client_key').on(table.issuer, table.clientId)],
)

/** The keys we sign with for learning platforms; the newest signs, all are published. */
export const ltiKey = pgTable('lti_key', {
  kid: text().primaryKey(),
  publicKey: jsonb('public_key').notNull(),
  encryptedPrivateKey: text('encrypted_private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** A course of a platform and the class it is here. */
export const ltiContext = pgTable(
  'lti_context',
  {
    platformId: integer('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    /** Where the platform lists who is in the course; null when it does not. */
    membersUrl: text('members_url'),
  },
  (table) => [
    primaryKey({ columns: [table.platformId, table.deploymentId, table.contextId] }),
    index('lti_context_classroom').on(table.classroomId),
  ],
)

/** What a link in a course opens: an assignment, a project, or the class. */
export const ltiLink = pgTable(
  'lti_link',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platformId: integer('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    assignmentId: integer('assignment_id').references(() => assignment.id, {
      onDelete: 'set null',
    }),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    /** Where its marks go; null when the platform wants none. */
    lineItemUrl: text('line_item_url'),
  },
  (table) => [
    uniqueIndex('lti_link_key').on(table.platformId, table.deploymentId, table.resourceLinkId),
    index('lti_link_assignment').on(table.assignmentId),
    index('lti_link_project').on(table.projectId),
  ],
)

/** A mark on its way to the platform; it is sent again until the platform has it. */
export const ltiGrade = pgTable(
  'lti_grade',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => ltiLink.id, { onDelete: 'cascade' }),
    studentId: ofStudent(),
    mark: points(),
    maxMark: points('max_mark').notNull(),
    markedAt: moment('marked_at').notNull(),
    sentAt: moment('sent_at'),
    tries: smallint().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.studentId] }),
    index('lti_grade_student').on(table.studentId),
    index('lti_grade_waiting').on(table.nextTryAt).where(sql`${table.sentAt} is null`),
  ],
)

/** Who and what came from a school's lists (OneRoster), so that the same list makes nothing twice. */
export const rosterRecord = pgTable(
  'roster_record',
  {
    /** The school the list is of. */
    source: text().notNull(),
    kind: text({ enum: ['user', 'class'] }).notNull(),
    sourcedId: text('sourced_id').notNull(),
    studentId: integer('student_id').references(() => student.id, { onDelete: 'cascade' }),
    classroomId: integer('classroom_id').references(() => classroom.id, { onDelete: 'cascade' }),
    /** When it was in no list any more. */
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.sourcedId] }),
    index('roster_record_student').on(table.studentId),
    index('roster_record_classroom').on(table.classroomId),
    check(
      'roster_record_one_of_both',
      sql`(${table.kind} = 'user') = (${table.studentId} is not null) and (${table.kind} = 'class') = (${table.classroomId} is not null)`,
    ),
  ],
)
