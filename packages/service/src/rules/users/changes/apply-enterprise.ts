import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import type { Enterprise } from "../../../model/user.js";
import { enterpriseTexts } from "../profile/profile-fields.js";
import { type UserDraft, without } from "./user-draft.js";

type EnterpriseChange = Extract<Change<UserCreate>, { readonly attribute: "enterprise" }>;

/**
 * Applies a change of the enterprise extension to a draft. Values sent replace stored ones, and blank texts are
 * cleared.
 */
export function applyEnterprise(draft: UserDraft, change: EnterpriseChange): UserDraft {
  if (change.kind === "remove") return removeEnterprise(draft, change.subAttribute);
  const sent = change.value;
  const texts = enterpriseTexts.flatMap((name) => {
    const text = sent[name]?.trim();
    return text === undefined ? [] : [[name, text] as const];
  });
  const merged: Enterprise = { ...draft.user.enterprise, ...Object.fromEntries(texts) };
  const blanks = enterpriseTexts.filter((name) => merged[name] === "");
  const manager = sent.manager?.managerId?.trim() ?? "";
  return {
    ...withEnterprise(draft, without(merged, ...blanks)),
    ...(manager !== "" && { managerReference: manager }),
  };
}

function removeEnterprise(draft: UserDraft, subAttribute: string | undefined): UserDraft {
  if (subAttribute === undefined)
    return { ...without(draft, "managerReference"), user: without(draft.user, "enterprise") };
  const enterprise = draft.user.enterprise ?? {};
  const text = enterpriseTexts.find((name) => name === subAttribute);
  if (text !== undefined) return withEnterprise(draft, without(enterprise, text));
  return withEnterprise(without(draft, "managerReference"), without(enterprise, "managerId"));
}

function withEnterprise(draft: UserDraft, enterprise: Enterprise): UserDraft {
  return { ...draft, user: { ...draft.user, enterprise } };
}
