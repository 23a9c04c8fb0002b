import type { SituationTable } from "../situation.js";
import { access } from "./access.js";
import { bodies } from "./bodies.js";
import { groups } from "./groups.js";
import { limits } from "./limits.js";
import { names } from "./names.js";
import { people } from "./people.js";
import { profiles } from "./profiles.js";
import { queries } from "./queries.js";
import { routing } from "./routing.js";

/** The files of the table; each code is in one of them. */
export const scimSituationParts: readonly SituationTable[] = [
  access,
  routing,
  queries,
  bodies,
  names,
  profiles,
  people,
  groups,
  limits,
];

/** Every code of SCIM that a situation answers, with the situations. */
export const scimSituations: SituationTable = Object.assign({}, ...scimSituationParts) as SituationTable;
