import type { WorldFinding } from "../finding.js";
import type { World } from "../format/world.js";
import { createNames, type Names } from "../names.js";
import { checkAgentSessions } from "./check-agent-sessions.js";
import { checkApps } from "./check-apps.js";
import { checkCanvases } from "./check-canvases.js";
import { checkChannels } from "./check-channels.js";
import { checkCrm } from "./check-crm.js";
import { checkForeign } from "./check-foreign.js";
import { checkFunctions } from "./check-functions.js";
import { checkGroups } from "./check-groups.js";
import { checkHome } from "./check-home.js";
import { checkListWorkspaces } from "./check-list-workspaces.js";
import { checkLists } from "./check-lists.js";
import { checkMessages } from "./check-messages.js";
import { checkNetworks } from "./check-networks.js";
import { checkOwners } from "./check-owners.js";
import { checkReferences } from "./check-references.js";
import { checkTokens } from "./check-tokens.js";
import { checkUniqueness } from "./check-uniqueness.js";
import { checkUsers } from "./check-users.js";

/** One rule of a world beyond the shape of its file. */
export type WorldCheck = (world: World, names: Names) => readonly WorldFinding[];

const checks: readonly WorldCheck[] = [
  checkReferences,
  checkUniqueness,
  checkOwners,
  checkHome,
  checkNetworks,
  checkForeign,
  checkApps,
  checkUsers,
  checkChannels,
  checkGroups,
  checkLists,
  checkListWorkspaces,
  checkCanvases,
  checkAgentSessions,
  checkMessages,
  checkFunctions,
  checkCrm,
  checkTokens,
];

/** Everything that a well-formed world file says and that cannot be; nothing where the world can be loaded. */
export function checkWorld(world: World): readonly WorldFinding[] {
  const names = createNames(world);
  return checks.flatMap((check) => check(world, names));
}
