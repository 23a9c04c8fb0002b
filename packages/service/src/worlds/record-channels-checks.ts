import { readObjectId } from "../rules/record-channels/object-id.js";
import type { WorldCrmOrganization } from "./record-channels.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";

/** Checks that CRM organizations, records and record types are listed once. */
export const checkRepetitions: SectionCheck<WorldCrmOrganization> = (organizations) => [
  ...repeated(organizations.map(({ id }, i) => ({ value: readObjectId(id), path: ["crm_organizations", i, "id"] }))),
  ...organizations.flatMap(({ records = [], record_channels = [] }, i) => [
    ...repeated(
      records.map(({ id }, j) => ({ value: readObjectId(id), path: ["crm_organizations", i, "records", j, "id"] })),
    ),
    ...repeated(
      record_channels.map(({ object_type }, j) => ({
        value: object_type,
        path: ["crm_organizations", i, "record_channels", j, "object_type"],
      })),
    ),
  ]),
];

function repeated(
  all: readonly { readonly value: string | undefined; readonly path: WorldFinding["path"] }[],
): readonly WorldFinding[] {
  const values = all.map(({ value }) => value);
  return all
    .filter(({ value }, i) => values.indexOf(value) < i)
    .map(({ path, value }) => ({ path, message: `${JSON.stringify(value)} is listed twice` }));
}
