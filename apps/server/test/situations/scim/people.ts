import { newUser } from "../../kit/scim-request.js";
import type { Situation, SituationTable } from "../situation.js";

/** All requests that deactivate a user. */
function deactivations(id: string, userName: string, who: string): readonly Situation[] {
  const emails = [{ value: `${userName}@${userName}.example` }];
  return [
    { when: `${who} is deleted`, request: { verb: "DELETE", path: `/Users/${id}` } },
    {
      when: `a PATCH sets ${who} to inactive`,
      request: { verb: "PATCH", path: `/Users/${id}`, change: { active: false } },
    },
    {
      when: `a PUT sets ${who} to inactive`,
      request: { verb: "PUT", path: `/Users/${id}`, body: newUser({ userName, emails, active: false }) },
    },
  ];
}

/** All writes on a user. */
function writes(id: string, userName: string, who: string): readonly Situation[] {
  const emails = [{ value: `${userName}@acme.example` }];
  return [
    ...deactivations(id, userName, who),
    { when: `a PATCH changes ${who}`, request: { verb: "PATCH", path: `/Users/${id}`, change: { title: "Captain" } } },
    {
      when: `a PUT changes ${who}`,
      request: { verb: "PUT", path: `/Users/${id}`, body: newUser({ userName, emails }) },
    },
  ];
}

const asAdmin = (each: Situation): Situation => ({ ...each, request: { ...each.request, token: "svcp-admin-token" } });

/** The users that can be changed, and the possible changes. */
export const people: SituationTable = {
  cannot_modify_gdpr: {
    status: 403,
    situations: [
      ...writes("WLOST", "lost", "a user whose data was erased"),
      {
        when: "an active one is to be reactivated",
        request: { verb: "PATCH", path: "/Users/WLOST", change: { active: true } },
      },
    ],
  },
  cannot_modify_owner: {
    status: 403,
    situations: [
      ...writes("UOLGA", "olga", "an owner of the organization, as an administrator,").map(asAdmin),
      ...writes("UPAT", "pat", "the primary owner, as an administrator,").map(asAdmin),
      ...writes("ULAB", "labby", "a workspace's primary owner, as an administrator,").map(asAdmin),
    ],
  },
  cannot_make_user_guest: {
    status: 403,
    situations: ["UPAT", "UOLGA", "UADAM", "ULAB", "UHELP"].flatMap((id) => [
      {
        when: `a PATCH makes ${id} a guest`,
        request: { verb: "PATCH", path: `/Users/${id}`, change: { $guest: { type: "multi" } } },
      },
      {
        when: `a PUT makes ${id} a guest`,
        request: {
          verb: "PUT",
          path: `/Users/${id}`,
          body: newUser({ userName: "somebody", emails: [{ value: "some@acme.example" }], $guest: { type: "multi" } }),
        },
      },
    ]),
  },
  cannot_disable_bot_user_with_scim: { status: 403, situations: deactivations("UHELP", "helper", "a bot") },
  cannot_disable_primary_owner: {
    status: 403,
    situations: [
      ...deactivations("UPAT", "pat", "the organization's primary owner"),
      ...deactivations("UPAT", "pat", "the primary owner of a single workspace").map((each) => ({
        ...each,
        base: "lone" as const,
      })),
    ],
  },
  primary_owner_check_failure: {
    status: 403,
    situations: deactivations("ULAB", "labby", "the primary owner of a workspace in an organization"),
  },
};
