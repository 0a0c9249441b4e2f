/** Finds out who is signed in and what they have: role, name, picture, plan and coins. */

import { resolveRole, type Standing } from '@panya/domain/account/resolve-role.ts'
import {
  GetDemo,
  GetPrivilegedUser,
  GetProfile,
  GetStudent,
} from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { graphql } from '../graphql/graphql.ts'
import { serverTime } from '../http/server-time.ts'
import type { Session } from '../identity/auth-endpoints.ts'
import type { UserState } from '../user-state.ts'
import { loadPlan } from './load-plan.ts'
import { insertMissingStudent } from './missing-student.ts'

/** What the session itself says is not asked for. */
type LoadedUser = Omit<UserState, 'mustEnrol' | 'mustChangePassword'>
type Has = Omit<LoadedUser, 'id' | 'role' | 'privilegedGroups'>

/** All at once, where the session says which student they are. */
export async function loadUser(user: Session['user']): Promise<LoadedUser | 'inactive-demo'> {
  const { email } = user
  const said = user.id === undefined ? null : Number(user.id)
  const [standing, student, has] = await Promise.allSettled([
    loadStanding(email),
    graphql(GetStudent, { email, today: bangkokDay(serverTime()) }),
    said && loadBelongings(said),
  ])
  const { groups, demo } = valueOf(standing)
  const role = resolveRole({ groups, demo })
  if (role === null) return 'inactive-demo'
  const id = valueOf(student).student[0]?.id ?? (await insertMissingStudent(email))
  const known = id === said && valueOf(has)
  return { id, role, privilegedGroups: [...groups], ...(known || (await loadBelongings(id))) }
}

async function loadBelongings(id: number): Promise<Has> {
  const [profile, plan] = await Promise.all([graphql(GetProfile, { id }), loadPlan(id)])
  return {
    firstname: profile.student_by_id?.first_name ?? null,
    profileImage: profile.student_by_id?.profile_image || null,
    ...plan,
  }
}

/** Somebody with an inactive demo entry may see that, and nothing else: not even their groups. */
async function loadStanding(email: string): Promise<Standing> {
  const [list, privileged] = await Promise.allSettled([
    graphql(GetDemo, {}),
    graphql(GetPrivilegedUser, { email }),
  ])
  const demo = valueOf(list).demo.find((entry) => entry.email === email) ?? null
  const refused = demo?.active === false && privileged.status === 'rejected'
  const entries = refused ? [] : valueOf(privileged).privileged_users
  return { groups: entries.map((entry) => entry.group), demo }
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
