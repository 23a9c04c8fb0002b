import { agentSessionSection } from "../agent-sessions/world.js";
import { appSection } from "../apps/world.js";
import { canvasSection } from "../canvases/world.js";
import { channelSection } from "../channels/world.js";
import { fileSection } from "../files/world.js";
import { functionSection } from "../functions/world.js";
import { groupSection } from "../groups/world.js";
import { listSection } from "../lists/world.js";
import { messageSection } from "../messages/world.js";
import { workspaceSection } from "../organizations/world.js";
import { profileFieldSection } from "../profile-fields/world.js";
import { crmOrganizationSection } from "../record-channels/world.js";
import { tokenSection } from "../tokens/world.js";
import { userSection } from "../users/world.js";

/** Every section of a world file, in its order. What a section writes may need what those before it have written. */
export const worldSections = [
  workspaceSection,
  userSection,
  profileFieldSection,
  channelSection,
  groupSection,
  appSection,
  fileSection,
  messageSection,
  functionSection,
  crmOrganizationSection,
  listSection,
  canvasSection,
  agentSessionSection,
  tokenSection,
] as const;
