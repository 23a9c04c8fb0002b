import { codeReferences } from "./generated/codes.js";

const tokenAdvice = "pass another token with --token, or store one with `rollcall profile set`";

/** Advice for common codes. */
const filterAdvice = "`rollcall filter explain` shows the meaning of a filter or the position of its mistake";

const advice: { readonly [code: string]: string } = {
  not_authed: "pass a token with --token, ROLLCALL_TOKEN or a profile",
  missing_authentication: "pass a token with --token, ROLLCALL_TOKEN or a profile",
  invalid_auth: tokenAdvice,
  invalid_authentication: `SCIM takes a user token of an administrator, and no bot token; ${tokenAdvice}`,
  token_expired: tokenAdvice,
  token_revoked: tokenAdvice,
  account_inactive: tokenAdvice,
  incomplete_filter: filterAdvice,
  invalid_filter_group: filterAdvice,
  invalid_query: filterAdvice,
  no_filters: filterAdvice,
  query_building_failed: filterAdvice,
};

/**
 * Describes a refusal: its code, its meaning and advice.
 * @param method Web API method, whose meaning of the code takes precedence; absent for SCIM
 */
export function describeRefusal(code: string, method?: string): string {
  const api = method === undefined ? "SCIM" : "Web API";
  const rows = codeReferences.filter((row) => row.code === code);
  const ofApi = rows.filter((row) => row.api === api);
  const own = ofApi.find(({ methods }) => method !== undefined && methods?.includes(method) === true);
  const meaning = (own ?? ofApi[0] ?? rows[0])?.meaning.replace(/\.$/, "");
  const next = advice[code] ?? (rows.length === 0 ? undefined : `see \`rollcall error ${code}\``);
  return [meaning === undefined ? code : `${code}: ${meaning}`, ...(next === undefined ? [] : [next])].join("; ");
}
