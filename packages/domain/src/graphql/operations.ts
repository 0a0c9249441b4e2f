/** The operations of the platform, by the specification's names: what clients send and the server knows. */
import { TOOL_COUNTERS, TOPUP_NAMES, type ToolCounter } from '../attendance/tool-counters.ts'
import { type GraphqlDocument, graphqlDocument } from './document.ts'
import type * as Types from './generated/operations.ts'

export const GetDemo = graphqlDocument<Types.GetDemoQuery, Types.GetDemoQueryVariables>(`
  query GetDemo {
    demo { id email active }
  }`)

export const GetPrivilegedUser = graphqlDocument<
  Types.GetPrivilegedUserQuery,
  Types.GetPrivilegedUserQueryVariables
>(`
  query GetPrivilegedUser($email: String!) {
    privileged_users(email: $email) { id group }
  }`)

export const GetStudent = graphqlDocument<Types.GetStudentQuery, Types.GetStudentQueryVariables>(`
  query GetStudent($email: String!, $today: Date!) {
    student(email: $email) { id last_online total_online_minutes total_online_days }
    attendance(date: $today) { total_minutes total_users }
  }`)

export const GetStudentByEmail = graphqlDocument<
  Types.GetStudentByEmailQuery,
  Types.GetStudentByEmailQueryVariables
>(`
  query GetStudentByEmail($email: String!) {
    student(email: $email) { id }
  }`)

export const GetStudentById = graphqlDocument<
  Types.GetStudentByIdQuery,
  Types.GetStudentByIdQueryVariables
>(`
  query GetStudentById($id: Int!) {
    student_by_id(id: $id) {
      id email display_name first_name last_name grade affiliation profile_image
      last_online total_online_minutes total_online_days
    }
  }`)

export const GetProfile = graphqlDocument<Types.GetProfileQuery, Types.GetProfileQueryVariables>(`
  query GetProfile($id: Int!) {
    student_by_id(id: $id) { first_name profile_image }
  }`)

export const UpdateProfileImage = graphqlDocument<
  Types.UpdateProfileImageMutation,
  Types.UpdateProfileImageMutationVariables
>(`
  mutation UpdateProfileImage($id: Int!, $profileImage: String!) {
    update_profile_image(id: $id, profile_image: $profileImage) { id }
  }`)

export const SignUpUser = graphqlDocument<
  Types.SignUpUserMutation,
  Types.SignUpUserMutationVariables
>(`
  mutation signUpUser($credentials: SignUpCredentials!) {
    signUpUser(credentials: $credentials) { id }
  }`)

export const InsertMissingStudent = graphqlDocument<
  Types.InsertMissingStudentMutation,
  Types.InsertMissingStudentMutationVariables
>(`
  mutation InsertMissingStudent(
    $email: String!, $firstName: String!, $lastName: String!, $grade: String!,
    $affiliation: String!, $displayName: String
  ) {
    insert_student(
      email: $email, first_name: $firstName, last_name: $lastName, grade: $grade,
      affiliation: $affiliation, display_name: $displayName
    ) { id }
  }`)

export const InsertAttendance = graphqlDocument<
  Types.InsertAttendanceMutation,
  Types.InsertAttendanceMutationVariables
>(`
  mutation InsertAttendance($date: Date!) {
    insert_attendance(date: $date) { date }
  }`)

/** Without topup_minutes a check-in, with it a minutes update. */
export const UpdateOnlineStatus = graphqlDocument<
  Types.UpdateOnlineStatusMutation,
  Types.UpdateOnlineStatusMutationVariables
>(`
  mutation UpdateOnlineStatus(
    $student_id: Int!, $today: Date!, $last_online: DateTime!, $topup_minutes: Int
  ) {
    update_online_status(
      student_id: $student_id, today: $today, last_online: $last_online,
      topup_minutes: $topup_minutes
    ) { id last_online total_online_minutes total_online_days }
  }`)

export const GetUserSubscription = graphqlDocument<
  Types.GetUserSubscriptionQuery,
  Types.GetUserSubscriptionQueryVariables
>(`
  query GetUserSubscription($userId: Int!) {
    user_subscriptions(user_id: $userId) {
      plan_id coin_balance latest_coins_at next_renewal_at plan { name }
    }
  }`)

export const GetComplimentarySubscription = graphqlDocument<
  Types.GetComplimentarySubscriptionQuery,
  Types.GetComplimentarySubscriptionQueryVariables
>(`
  query GetComplimentarySubscription($userId: Int!) {
    complimentary_subscriptions(user_id: $userId) {
      id user_id plan_id status cycle grant_reason created_at expires_at
      plan { id name display_name coins_per_month }
    }
  }`)

export const GrantComplimentarySubscription = graphqlDocument<
  Types.GrantComplimentarySubscriptionMutation,
  Types.GrantComplimentarySubscriptionMutationVariables
>(`
  mutation GrantComplimentarySubscription(
    $userId: Int!, $planId: Int!, $cycle: String!, $grantReason: String!, $expiresAt: DateTime!
  ) {
    insert_complimentary_subscription(
      user_id: $userId, plan_id: $planId, cycle: $cycle, grant_reason: $grantReason,
      expires_at: $expiresAt
    ) { id status expires_at }
  }`)

export type TopupDocument = GraphqlDocument<
  Partial<Record<`topup_${ToolCounter}`, { date: string }>>,
  { today: string; topup_minutes: number }
>

/** The ten Topup mutations, one per tool counter. */
export const TOPUPS = Object.fromEntries(
  TOOL_COUNTERS.map((counter): [ToolCounter, TopupDocument] => [
    counter,
    graphqlDocument(`
    mutation ${TOPUP_NAMES[counter]}($today: Date!, $topup_minutes: Int!) {
      topup_${counter}(today: $today, topup_minutes: $topup_minutes) { date ${counter} }
    }`),
  ]),
) as Record<ToolCounter, TopupDocument>

/** Every operation there is; with GRAPHQL_OPERATIONS=known the server answers no other. */
export const OPERATIONS: readonly GraphqlDocument<unknown, unknown>[] = [
  GetDemo,
  GetPrivilegedUser,
  GetStudent,
  GetStudentByEmail,
  GetStudentById,
  GetProfile,
  UpdateProfileImage,
  SignUpUser,
  InsertMissingStudent,
  InsertAttendance,
  UpdateOnlineStatus,
  GetUserSubscription,
  GetComplimentarySubscription,
  GrantComplimentarySubscription,
  ...Object.values(TOPUPS),
]
