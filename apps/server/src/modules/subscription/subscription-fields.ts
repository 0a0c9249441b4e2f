/** GraphQL: subscriptions, and the complimentary ones that admins give. */
import { builder, maySee } from '../../platform/graphql/builder.ts'
import {
  type ComplimentaryRow,
  currentComplimentary,
  grantComplimentary,
  type PlanRow,
  type UserSubscriptionRow,
  userSubscription,
} from './subscriptions.ts'

const PlanRef = builder.objectRef<PlanRow>('SubscriptionPlan').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    display_name: t.exposeString('display_name'),
    coins_per_month: t.exposeInt('coins_per_month'),
  }),
})

const UserSubscriptionRef = builder.objectRef<UserSubscriptionRow>('UserSubscription').implement({
  fields: (t) => ({
    user_id: t.exposeInt('user_id'),
    plan_id: t.exposeInt('plan_id'),
    coin_balance: t.exposeInt('coin_balance'),
    latest_coins_at: t.expose('latest_coins_at', { type: 'DateTime', nullable: true }),
    next_renewal_at: t.expose('next_renewal_at', { type: 'DateTime', nullable: true }),
    plan: t.field({ type: PlanRef, resolve: (row) => row.plan }),
  }),
})

const ComplimentaryRef = builder
  .objectRef<ComplimentaryRow>('ComplimentarySubscription')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      user_id: t.exposeInt('user_id'),
      plan_id: t.exposeInt('plan_id'),
      status: t.exposeString('status'),
      cycle: t.exposeString('cycle'),
      grant_reason: t.exposeString('grant_reason'),
      created_at: t.expose('created_at', { type: 'DateTime' }),
      expires_at: t.expose('expires_at', { type: 'DateTime' }),
      plan: t.field({ type: PlanRef, resolve: (row) => row.plan }),
    }),
  })

builder.queryFields((t) => ({
  user_subscriptions: t.field({
    type: [UserSubscriptionRef],
    authScopes: { identified: true },
    args: { user_id: t.arg.int({ required: true }) },
    resolve: (_root, { user_id }, context) =>
      maySee(context, user_id) ? userSubscription(context.services.database, user_id) : [],
  }),
  complimentary_subscriptions: t.field({
    type: [ComplimentaryRef],
    description: 'At most one: the newest that is active and not over.',
    authScopes: { identified: true },
    args: { user_id: t.arg.int({ required: true }) },
    resolve(_root, { user_id }, context) {
      if (!maySee(context, user_id)) return []
      const { database, now } = context.services
      return currentComplimentary(database, user_id, now())
    },
  }),
}))

builder.mutationFields((t) => ({
  insert_complimentary_subscription: t.field({
    type: ComplimentaryRef,
    authScopes: { admin: true },
    args: {
      user_id: t.arg.int({ required: true }),
      plan_id: t.arg.int({ required: true }),
      cycle: t.arg.string({ required: true }),
      grant_reason: t.arg.string({ required: true }),
      expires_at: t.arg({ type: 'DateTime', required: true }),
    },
    resolve(_root, grant, { services, principal, address }) {
      const actor = { name: principal.email ?? '', fromAddress: address, requestId: null }
      return grantComplimentary(services.database, actor, grant, services.now())
    },
  }),
}))
