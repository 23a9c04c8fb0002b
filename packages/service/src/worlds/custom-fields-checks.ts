import { profileFieldNames, serviceLimits } from "../generated/service.js";
import { profileFieldId } from "../model/profile-field.js";
import type { WorldCustomField } from "./custom-fields.js";
import type { WorldFinding } from "./section/finding.js";

const { value: atMost } = serviceLimits.customFields;
const taken = new Set(profileFieldNames.map(profileFieldId));

/** Fields have options if their type has them, keep off the IDs of fields of SCIM, and are not too many. */
export function checkCustomFields(fields: readonly WorldCustomField[]): readonly WorldFinding[] {
  return fields.flatMap(({ id, type, options }, i) => {
    const findings: WorldFinding[] = [];
    const path = ["custom_fields", i];
    if (i === atMost) findings.push({ path, message: `There are more than ${atMost} custom fields` });
    if ((type === "options_list") !== (options !== undefined)) {
      findings.push({ path: [...path, "options"], message: "An options_list has options, and no other type has any" });
    }
    if (id !== undefined && taken.has(id)) {
      findings.push({ path: [...path, "id"], message: `${id} is the ID of a field that SCIM writes` });
    }
    return findings;
  });
}
