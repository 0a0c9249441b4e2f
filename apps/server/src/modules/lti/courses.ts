/** Courses and links of platforms, and what they are here: a class, an assignment, a project. */
import type { ChoosableClass, Platform } from '@panya/domain/lti/lti.ts'
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { assignment, classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { project } from '../../platform/database/schema/project.ts'
import { ltiContext, ltiGrade, ltiLink } from '../../platform/database/schema/school.ts'
import type { Launch } from './launch-message.ts'

/** What a link of ours opens. */
export interface LinkTarget {
  assignmentId: number | null
  projectId: string | null
}

const ofCourse = ({ id }: Platform, { deploymentId, course }: Launch) =>
  and(
    eq(ltiContext.platformId, id),
    eq(ltiContext.deploymentId, deploymentId),
    eq(ltiContext.contextId, course?.id ?? ''),
  )

/** The class this course is here, unless it was put away. */
export async function classOf(orm: Orm, platform: Platform, launch: Launch) {
  const [found] = await orm
    .select({ id: classroom.id, name: classroom.name })
    .from(ltiContext)
    .innerJoin(classroom, eq(classroom.id, ltiContext.classroomId))
    .where(and(ofCourse(platform, launch), isNull(classroom.archivedAt)))
  return found ?? null
}

/** Also while its class is put away. What belongs to no course is not connected by one. */
export async function isConnected(orm: Orm, platform: Platform, launch: Launch): Promise<boolean> {
  return launch.course === null || (await orm.$count(ltiContext, ofCourse(platform, launch))) > 0
}

export async function connectCourse(
  orm: Orm,
  platform: Platform,
  launch: Launch,
  classroomId: number,
  whenThere: 'keep' | 'replace',
): Promise<void> {
  if (launch.course === null) return
  const { deploymentId, course, membersUrl } = launch
  const row = { platformId: platform.id, deploymentId, contextId: course.id, classroomId }
  const insert = orm.insert(ltiContext).values({ ...row, membersUrl })
  const target = [ltiContext.platformId, ltiContext.deploymentId, ltiContext.contextId]
  await (whenThere === 'keep'
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target, set: { classroomId, membersUrl } }))
}

/** Null when nobody has said yet what this link opens. */
export async function linkOf(orm: Orm, { id }: Platform, launch: Launch) {
  const [found] = await orm
    .select({
      assignmentId: ltiLink.assignmentId,
      projectId: ltiLink.projectId,
      classroomId: classroom.id,
      shareId: project.shareId,
      share: project.share,
    })
    .from(ltiLink)
    .leftJoin(
      assignment,
      and(eq(assignment.id, ltiLink.assignmentId), isNull(assignment.archivedAt)),
    )
    .leftJoin(
      classroom,
      and(eq(classroom.id, assignment.classroomId), isNull(classroom.archivedAt)),
    )
    .leftJoin(project, and(eq(project.id, ltiLink.projectId), isNull(project.deletedAt)))
    .where(
      and(
        eq(ltiLink.platformId, id),
        eq(ltiLink.deploymentId, launch.deploymentId),
        eq(ltiLink.resourceLinkId, launch.resourceLinkId ?? ''),
      ),
    )
  return found ?? null
}

export async function keepLink(
  orm: Orm,
  { id: platformId }: Platform,
  launch: Launch,
  target: LinkTarget,
): Promise<void> {
  const { deploymentId, resourceLinkId, lineItemUrl, course } = launch
  if (resourceLinkId === null) return
  const row = { platformId, deploymentId, resourceLinkId, contextId: course?.id ?? '' }
  await orm
    .insert(ltiLink)
    .values({ ...row, ...target, lineItemUrl })
    .onConflictDoUpdate({
      target: [ltiLink.platformId, ltiLink.deploymentId, ltiLink.resourceLinkId],
      set: { ...target, lineItemUrl },
    })
}

/** How many courses it was. What their links opened goes with them; shared projects can be seen by everybody. */
export async function disconnectCourses(orm: Orm, classroomId: number): Promise<number> {
  const { platformId, deploymentId, contextId } = ltiContext
  const gone = await orm
    .delete(ltiContext)
    .where(eq(ltiContext.classroomId, classroomId))
    .returning({ platformId, deploymentId, contextId })
  for (const course of gone) {
    await orm
      .delete(ltiLink)
      .where(
        and(
          eq(ltiLink.platformId, course.platformId),
          eq(ltiLink.deploymentId, course.deploymentId),
          eq(ltiLink.contextId, course.contextId),
          isNull(ltiLink.projectId),
        ),
      )
  }
  return gone.length
}

/** Each launch tells anew where marks and members are; marks that wait are sent to a new place at once. */
export async function keepAddresses(
  orm: Orm,
  platform: Platform,
  launch: Launch,
  now: Date,
): Promise<void> {
  const { deploymentId, resourceLinkId, lineItemUrl, membersUrl } = launch
  if (membersUrl !== null) {
    await orm.update(ltiContext).set({ membersUrl }).where(ofCourse(platform, launch))
  }
  if (resourceLinkId === null) return
  const moved = await orm
    .update(ltiLink)
    .set({ lineItemUrl })
    .where(
      and(
        eq(ltiLink.platformId, platform.id),
        eq(ltiLink.deploymentId, deploymentId),
        eq(ltiLink.resourceLinkId, resourceLinkId),
        sql`${ltiLink.lineItemUrl} is distinct from ${lineItemUrl}`,
      ),
    )
    .returning({ id: ltiLink.id })
  for (const { id } of moved) {
    await orm
      .update(ltiGrade)
      .set({ nextTryAt: now, tries: 0 })
      .where(and(eq(ltiGrade.linkId, id), isNull(ltiGrade.sentAt)))
  }
}

const MOST_CLASSES = 50
const MOST_ITEMS = 200

/** The classes somebody teaches, with what they have given there. */
export async function choosableClasses(orm: Orm, studentId: number): Promise<ChoosableClass[]> {
  const classes = await orm
    .select({ id: classroom.id, name: classroom.name })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(
      and(
        eq(classroomMember.studentId, studentId),
        eq(classroomMember.part, 'teacher'),
        isNull(classroom.archivedAt),
      ),
    )
    .orderBy(desc(classroom.createdAt), classroom.id)
    .limit(MOST_CLASSES)
  const ids = classes.map(({ id }) => id)
  const given = await orm
    .select({ id: assignment.id, title: assignment.title, classroomId: assignment.classroomId })
    .from(assignment)
    .where(
      and(
        inArray(assignment.classroomId, ids),
        isNull(assignment.archivedAt),
        // A platform shows the title to everybody in the course.
        isNotNull(assignment.givenAt),
      ),
    )
    .orderBy(desc(assignment.createdAt), assignment.id)
    .limit(MOST_ITEMS)
  return classes.map((room) => ({
    ...room,
    assignments: given
      .filter(({ classroomId }) => classroomId === room.id)
      .map(({ id, title }) => ({ id, title })),
  }))
}

export async function choosableProjects(orm: Orm, ownerId: number) {
  return orm
    .select({ id: project.id, title: project.title })
    .from(project)
    .where(
      and(eq(project.ownerId, ownerId), isNull(project.deletedAt), ne(project.share, 'private')),
    )
    .orderBy(desc(project.updatedAt))
    .limit(MOST_ITEMS)
}
