/** Filters with one condition, the most common kind from identity providers and scripts. */
export const short: readonly string[] = [
  'userName eq "bjensen@example.com"',
  'externalId eq "00u1a2b3c4d5e6f7g8h9"',
  'displayName eq "Engineering"',
  "active eq true",
  "title pr",
  'emails.value eq "bjensen@example.com"',
  'meta.lastModified gt "2011-05-13T04:42:34Z"',
  `name.familyName co "O'Malley"`,
  'userName sw "J"',
];

/** Filters with several conditions, like the examples of RFC 7644 §3.4.2.2. */
export const compound: readonly string[] = [
  'title pr and userType eq "Employee"',
  'title pr or userType eq "Intern"',
  'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
  'userType eq "Employee" and emails[type eq "work" and value co "@example.com"]',
  'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
  '(active eq true or title pr) and (userType eq "Employee" or userType eq "Intern") and meta.created ge "2020-01-01T00:00:00Z"',
];

/** Filters that look up many resources. */
export const long: readonly string[] = [
  anyOf(20, (index) => `id eq "2819c223-7f76-453a-919d-4138619${10_000 + index}"`),
  anyOf(50, (index) => `userName eq "user${index}@example.com"`),
  anyOf(100, (index) => `emails.value eq "first.last${index}@example.com"`),
];

/** Joins `count` conditions with `or`. */
export function anyOf(count: number, toCondition: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => toCondition(index)).join(" or ");
}

/** Filters for the compiled predicates. All contenders can parse them and select the same users. */
export const predicates: readonly string[] = [
  'userName eq "user5000@example.com"',
  'name.familyName co "son"',
  'displayName sw "user 9"',
  "active eq true",
  "title pr",
  'emails[type eq "work" and value co "@example.com"]',
  'userType eq "employee" and (emails.value co "example.com" or emails.value co "example.org")',
  'meta.created gt "2021-06-01T00:00:00.000Z"',
];

/** Creates users to filter. */
export function createUsers(count: number): readonly object[] {
  const families = ["anderson", "brown", "clarkson", "davies", "evans", "fisher", "johnson"];
  return Array.from({ length: count }, (_, index) => ({
    id: `U${index}`,
    userName: `user${index}@example.com`,
    displayName: `user ${index}`,
    ...(index % 3 === 0 ? { title: `engineer ${index % 10}` } : {}),
    userType: index % 4 === 0 ? "intern" : "employee",
    active: index % 5 !== 0,
    name: { familyName: families[index % families.length], givenName: `given${index}` },
    emails: [
      { value: `user${index}@example.${index % 2 === 0 ? "com" : "net"}`, type: "work", primary: true },
      { value: `user${index}@home.example.org`, type: "home" },
    ],
    meta: { created: new Date(Date.UTC(2020, index % 36, 1)).toISOString() },
  }));
}
