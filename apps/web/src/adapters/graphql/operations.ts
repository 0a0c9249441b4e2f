import type { GraphqlDocument } from './document.ts'

const doc = <D, V extends object>(name: string, text: string): GraphqlDocument<D, V> => ({
  name,
  text,
})

export const GetDemo = doc<
  { demo: { id: number; email: string; active: boolean }[] },
  Record<string, never>
>('GetDemo', 'query GetDemo { demo { id email active } }')
export const GetPrivilegedUser = doc<
  { privileged_users: { id: number; group: string }[] },
  { email: string }
>(
  'GetPrivilegedUser',
  'query GetPrivilegedUser($email: String!) { privileged_users(email: $email) { id group } }',
)
export const GetStudent = doc<
  {
    student: {
      id: number
      last_online: string | null
      total_online_minutes: number
      total_online_days: number
    }[]
    attendance: { total_minutes: number; total_users: number }[]
  },
  { email: string; today: string }
>(
  'GetStudent',
  'query GetStudent($email: String!, $today: Date!) { student(email: $email) { id last_online total_online_minutes total_online_days } attendance(date: $today) { total_minutes total_users } }',
)
export const GetProfile = doc<
  { student_by_id: { first_name: string; profile_image: string | null } | null },
  { id: number }
>(
  'GetProfile',
  'query GetProfile($id: Int!) { student_by_id(id: $id) { first_name profile_image } }',
)
export const GetUserSubscription = doc<
  { user_subscriptions: { plan_id: number; coin_balance: number }[] },
  { userId: number }
>(
  'GetUserSubscription',
  'query GetUserSubscription($userId: Int!) { user_subscriptions(user_id: $userId) { plan_id coin_balance } }',
)
export const GetComplimentarySubscription = doc<
  {
    complimentary_subscriptions: {
      id: number
      created_at: string
      expires_at: string
      plan: { id: number; name: string; display_name: string; coins_per_month: number }
    }[]
  },
  { userId: number }
>(
  'GetComplimentarySubscription',
  'query GetComplimentarySubscription($userId: Int!) { complimentary_subscriptions(user_id: $userId) { id user_id plan_id status cycle grant_reason created_at expires_at plan { id name display_name coins_per_month } } }',
)
export const InsertMissingStudent = doc<
  { insert_student: { id: number } },
  {
    email: string
    displayName: string
    firstName: string
    lastName: string
    grade: string
    affiliation: string
  }
>(
  'InsertMissingStudent',
  'mutation InsertMissingStudent($email: String!, $displayName: String!, $firstName: String!, $lastName: String!, $grade: String!, $affiliation: String!) { insert_student(email: $email, display_name: $displayName, first_name: $firstName, last_name: $lastName, grade: $grade, affiliation: $affiliation) { id } }',
)
export const SignUpUser = doc<{ signUpUser: { id: number } }, { credentials: object }>(
  'signUpUser',
  'mutation signUpUser($credentials: SignUpCredentials!) { signUpUser(credentials: $credentials) { id } }',
)
export const InsertAttendance = doc<unknown, { date: string }>(
  'InsertAttendance',
  'mutation InsertAttendance($date: Date!) { insert_attendance(date: $date) { date } }',
)
export const UpdateOnlineStatus = doc<
  unknown,
  { student_id: number; today: string; last_online: string; topup_minutes?: number }
>(
  'UpdateOnlineStatus',
  'mutation UpdateOnlineStatus($student_id: Int!, $today: Date!, $last_online: DateTime!, $topup_minutes: Int) { update_online_status(student_id: $student_id, today: $today, last_online: $last_online, topup_minutes: $topup_minutes) { id } }',
)

export const topUpOf = (counter: string) =>
  doc<unknown, { today: string; topup_minutes: number }>(
    'Topup',
    `mutation Topup($today: Date!, $topup_minutes: Int!) { topup_${counter}(today: $today, topup_minutes: $topup_minutes) { date } }`,
  )
