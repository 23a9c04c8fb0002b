import { scim, scimErrors } from "@rollcall/api/scim";
import type { ScimVersion } from "@rollcall/client";
import { type Answer, demand, demandEqual, memberOf, shorten } from "./check.js";

type Code = keyof typeof scimErrors;

/** A path below the base URL of a version. */
export function scimPath(version: ScimVersion, path: string): string {
  return `${scim.mount}/${scim.versions[version]?.segment}${path}`;
}

/**
 * Checks that the answer is an error with a code, its status and the version's error format.
 * @throws CheckFailed if it is not
 */
export function demandScimError(version: ScimVersion, answer: Answer, key: Code): void {
  const { wireName, status } = scimErrors[key];
  demandEqual("the status", answer.status, status);
  if (version === "1.1") {
    demandEqual("Errors.description", memberOf(answer.body, "Errors", "description"), wireName);
    demandEqual("Errors.code", memberOf(answer.body, "Errors", "code"), status);
    return;
  }
  const urn = "urn:ietf:params:scim:api:messages:2.0:Error";
  demandEqual("schemas", memberOf(answer.body, "schemas"), [urn]);
  demandEqual("detail", memberOf(answer.body, "detail"), wireName);
  demandEqual(
    "status in the body",
    memberOf(answer.body, "status"),
    scim.errorStatus === "integer" ? status : String(status),
  );
}

/**
 * Checks the status of an answer.
 * @throws CheckFailed if it differs
 */
export function demandStatus(answer: Answer, wanted: number): void {
  demand(
    answer.status === wanted,
    `the status is ${answer.status}, not ${wanted}${answer.body === undefined ? "" : `, with ${shorten(answer.body)}`}`,
  );
}
