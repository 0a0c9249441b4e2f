/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignUpCredentials = {
  affiliation: string;
  displayName: string;
  email: string;
  firstName: string;
  grade: string;
  lastName: string;
  password: string;
};

export type GetDemoQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDemoQuery = { demo: Array<{ id: number, email: string, active: boolean }> };

export type GetPrivilegedUserQueryVariables = Exact<{
  email: string;
}>;


export type GetPrivilegedUserQuery = { privileged_users: Array<{ id: number, group: string }> };

export type GetStudentQueryVariables = Exact<{
  email: string;
  today: string;
}>;


export type GetStudentQuery = { student: Array<{ id: number, last_online: string | null, total_online_minutes: number, total_online_days: number }>, attendance: Array<{ total_minutes: number, total_users: number }> };

export type GetStudentByEmailQueryVariables = Exact<{
  email: string;
}>;


export type GetStudentByEmailQuery = { student: Array<{ id: number }> };

export type GetStudentByIdQueryVariables = Exact<{
  id: number;
}>;


export type GetStudentByIdQuery = { student_by_id: { id: number, email: string, display_name: string, first_name: string, last_name: string, grade: string, affiliation: string, profile_image: string | null, last_online: string | null, total_online_minutes: number, total_online_days: number } | null };

export type GetProfileQueryVariables = Exact<{
  id: number;
}>;


export type GetProfileQuery = { student_by_id: { first_name: string, profile_image: string | null } | null };

export type UpdateProfileImageMutationVariables = Exact<{
  id: number;
  profileImage: string;
}>;


export type UpdateProfileImageMutation = { update_profile_image: { id: number } };

export type SignUpUserMutationVariables = Exact<{
  credentials: SignUpCredentials;
}>;


export type SignUpUserMutation = { signUpUser: { id: number } };

export type InsertMissingStudentMutationVariables = Exact<{
  email: string;
  firstName: string;
  lastName: string;
  grade: string;
  affiliation: string;
  displayName?: string | null | undefined;
}>;


export type InsertMissingStudentMutation = { insert_student: { id: number } };

export type InsertAttendanceMutationVariables = Exact<{
  date: string;
}>;


export type InsertAttendanceMutation = { insert_attendance: { date: string } };

export type UpdateOnlineStatusMutationVariables = Exact<{
  student_id: number;
  today: string;
  last_online: string;
  topup_minutes?: number | null | undefined;
}>;


export type UpdateOnlineStatusMutation = { update_online_status: { id: number, last_online: string | null, total_online_minutes: number, total_online_days: number } };

export type GetUserSubscriptionQueryVariables = Exact<{
  userId: number;
}>;


export type GetUserSubscriptionQuery = { user_subscriptions: Array<{ plan_id: number, coin_balance: number, latest_coins_at: string | null, next_renewal_at: string | null, plan: { name: string } }> };

export type GetComplimentarySubscriptionQueryVariables = Exact<{
  userId: number;
}>;


export type GetComplimentarySubscriptionQuery = { complimentary_subscriptions: Array<{ id: number, user_id: number, plan_id: number, status: string, cycle: string, grant_reason: string, created_at: string, expires_at: string, plan: { id: number, name: string, display_name: string, coins_per_month: number } }> };

export type GrantComplimentarySubscriptionMutationVariables = Exact<{
  userId: number;
  planId: number;
  cycle: string;
  grantReason: string;
  expiresAt: string;
}>;


export type GrantComplimentarySubscriptionMutation = { insert_complimentary_subscription: { id: number, status: string, expires_at: string } };

export type TopupBlockProgrammingMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupBlockProgrammingMutation = { topup_minutes_block_programming: { date: string, minutes_block_programming: number } };

export type TopupTextProgrammingMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupTextProgrammingMutation = { topup_minutes_text_programming: { date: string, minutes_text_programming: number } };

export type TopupJupyterLiteMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupJupyterLiteMutation = { topup_minutes_jupyter_lite: { date: string, minutes_jupyter_lite: number } };

export type TopupFlowAiMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupFlowAiMutation = { topup_minutes_flow_ai: { date: string, minutes_flow_ai: number } };

export type TopupFlowImageMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupFlowImageMutation = { topup_minutes_flow_image: { date: string, minutes_flow_image: number } };

export type TopupFlowDataMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupFlowDataMutation = { topup_minutes_flow_data: { date: string, minutes_flow_data: number } };

export type TopupGameGuessPictureMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupGameGuessPictureMutation = { topup_minutes_game_guess_picture: { date: string, minutes_game_guess_picture: number } };

export type TopupGameGroupingMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupGameGroupingMutation = { topup_minutes_game_grouping: { date: string, minutes_game_grouping: number } };

export type TopupGameProgrammingMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupGameProgrammingMutation = { topup_minutes_game_programming: { date: string, minutes_game_programming: number } };

export type TopupGameDungeonMutationVariables = Exact<{
  today: string;
  topup_minutes: number;
}>;


export type TopupGameDungeonMutation = { topup_minutes_game_dungeon: { date: string, minutes_game_dungeon: number } };
