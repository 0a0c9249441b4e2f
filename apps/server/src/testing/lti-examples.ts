/** 1EdTech's own examples: the claims of its resource link request, members of its names and roles service. */
import type { JWTPayload } from 'jose'

export const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/'
const LIS = 'http://purl.imsglobal.org/vocab/lis/v2/'
export const LEARNER = `${LIS}membership#Learner`
export const INSTRUCTOR = `${LIS}membership#Instructor`

/** LTI 1.3 core, appendix A: who it is, from where, and what is opened. */
export const exampleClaims = (toolOrigin: string): JWTPayload => ({
  sub: 'a6d5c443-1f51-4783-ba1a-7686ffe3b54a',
  name: 'Ms Jane Marie Doe',
  given_name: 'Jane',
  family_name: 'Doe',
  middle_name: 'Marie',
  picture: 'https://platform.example.edu/jane.jpg',
  email: 'jane@platform.example.edu',
  locale: 'en-US',
  [`${CLAIM}deployment_id`]: '07940580-b309-415e-a37c-914d387c1150',
  [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
  [`${CLAIM}version`]: '1.3.0',
  [`${CLAIM}roles`]: [`${LIS}institution/person#Student`, LEARNER, `${LIS}membership#Mentor`],
  [`${CLAIM}role_scope_mentor`]: [
    'fad5fb29-a91c-770-3c110-1e687120efd9',
    '5d7373de-c76c-e2b-01214-69e487e2bd33',
    'd779cfd4-bc7b-019-9bf1a-04bf1915d4d0',
  ],
  [`${CLAIM}context`]: {
    id: 'c1d887f0-a1a3-4bca-ae25-c375edcc131a',
    label: 'ECON 1010',
    title: 'Economics as a Social Science',
    type: [`${LIS}course#CourseOffering`],
  },
  [`${CLAIM}resource_link`]: {
    id: '200d101f-2c14-434a-a0f3-57c2a42369fd',
    description: 'Assignment to introduce who you are',
    title: 'Introduction Assignment',
  },
  [`${CLAIM}tool_platform`]: {
    guid: 'ex/48bbb541-ce55-456e-8b7d-ebc59a38d435',
    contact_email: 'support@platform.example.edu',
    description: 'An Example Tool Platform',
    name: 'Example Tool Platform',
    url: 'https://platform.example.edu',
    product_family_code: 'ExamplePlatformVendor-Product',
    version: '1.0',
  },
  [`${CLAIM}target_link_uri`]: `${toolOrigin}/api/lti/launch`,
  [`${CLAIM}launch_presentation`]: {
    document_target: 'iframe',
    height: 320,
    width: 240,
    return_url: 'https://platform.example.edu/terms/201601/courses/7/sections/1/resources/2',
  },
  [`${CLAIM}custom`]: {
    xstart: '2017-04-21T01:00:00Z',
    request_url: 'https://tool.com/link/123',
  },
  [`${CLAIM}lis`]: {
    person_sourcedid: 'example.edu:71ee7e42-f6d2-414a-80db-b69ac2defd4',
    course_offering_sourcedid: 'example.edu:SI182-F16',
    course_section_sourcedid: 'example.edu:SI182-001-F16',
  },
  'http://www.ExamplePlatformVendor.com/session': { id: '89023sj890dju080' },
})

/** Names and roles 2.0: roles may be short there. */
export const EXAMPLE_MEMBERS = [
  {
    status: 'Active',
    name: 'Jane Q. Public',
    picture: 'https://platform.example.edu/jane.jpg',
    given_name: 'Jane',
    family_name: 'Doe',
    middle_name: 'Marie',
    email: 'jane@platform.example.edu',
    user_id: '0ae836b9-7fc9-4060-006f-27b2066ac545',
    lis_person_sourcedid: '59254-6782-12ab',
    roles: ['Instructor', 'Mentor'],
  },
  {
    status: 'Active',
    name: 'Ploy Suk',
    given_name: 'Ploy',
    family_name: 'Suk',
    user_id: 'member-ploy',
    roles: [LEARNER],
  },
  { status: 'Inactive', name: 'Gone Long', user_id: 'member-inactive', roles: ['Learner'] },
  { name: 'Ton', user_id: 'member-ton', roles: ['Learner'] },
  { status: 'Active', name: 'A Parent', user_id: 'member-parent', roles: ['Mentor'] },
]
