import type { DeviceCreate, GroupCreate, UserCreate } from "../../src/generated/directory/scim/index.js";

/** The nth user. */
export function sampleUser(n: number): UserCreate {
  return {
    externalId: `External ${n}`,
    userName: `User${n}`,
    password: "secret",
    name: { givenName: `Given ${n}`, familyName: `Family ${n}` },
    displayName: `Display ${n}`,
    nickName: `Nick ${n}`,
    profileUrl: `https://x.example/${n}`,
    title: `Title ${n}`,
    active: n % 2 === 1,
    emails: [
      { value: `user${n}@x.example`, type: "work", primary: true },
      { value: `own${n}@x.example`, type: "home" },
    ],
    roles: [{ value: `role ${n}` }],
    enterprise: { department: `Department ${n}`, manager: { value: `M${n}` } },
    badge: { number: `B${n}`, floors: [n, n + 1], issuedAt: `2026-01-0${1 + (n % 9)}T01:00:00+01:00` },
  };
}

/** The nth group. */
export function sampleGroup(n: number): GroupCreate {
  return { displayName: `Group ${n}`, members: [{ value: `U${n}`, display: `User ${n}` }, { value: "U0" }] };
}

/** The nth device. */
export function sampleDevice(n: number): DeviceCreate {
  return {
    externalId: `External ${n}`,
    serialNumber: `S${n}`,
    label: `Label ${n}`,
    model: `Model ${n}`,
    kind: n % 2 === 1 ? "laptop" : "phone",
    ports: n,
    weight: n / 2,
    boughtAt: `2026-01-0${1 + (n % 9)}T00:00:00Z`,
    manual: `https://x.example/manuals/${n}`,
    certificate: "AAEC",
    pin: "1234",
    notes: `Note ${n}`,
    assignedTo: { value: `U${n}`, display: `User ${n}` },
  };
}
