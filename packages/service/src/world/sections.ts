import { agentSessionSection } from "../agent-sessions/world.js";
import { checkAgentSessions } from "../agent-sessions/world-checks.js";
import { agentSessionWrites } from "../agent-sessions/world-writes.js";
import { appRequestSection, appResolutionSection } from "../approvals/world.js";
import { checkRequests, checkResolutions } from "../approvals/world-checks.js";
import { appRequestWrites, appResolutionWrites } from "../approvals/world-writes.js";
import { appSection } from "../apps/world.js";
import { checkManifests } from "../apps/world-checks.js";
import { appWrites } from "../apps/world-writes.js";
import { bookmarkSection } from "../bookmarks/world.js";
import { checkBookmarks } from "../bookmarks/world-checks.js";
import { bookmarkWrites } from "../bookmarks/world-writes.js";
import { canvasSection } from "../canvases/world.js";
import { checkCanvases } from "../canvases/world-checks.js";
import { canvasWrites } from "../canvases/world-writes.js";
import { channelSection } from "../channels/world.js";
import { checkDms, checkDrafts, checkReads, checkSingleChannelGuests } from "../channels/world-checks.js";
import { checkSharing } from "../channels/world-sharing.js";
import { channelWrites } from "../channels/world-writes.js";
import { doNotDisturbSection } from "../do-not-disturb/world.js";
import { checkDoNotDisturb } from "../do-not-disturb/world-checks.js";
import { doNotDisturbWrites } from "../do-not-disturb/world-writes.js";
import { emojiSection } from "../emoji/world.js";
import { checkEmoji } from "../emoji/world-checks.js";
import { emojiWrites } from "../emoji/world-writes.js";
import { fileSection, uploadSection } from "../files/world.js";
import { fileWrites, uploadWrites } from "../files/world-writes.js";
import { executionSection } from "../functions/executions/world.js";
import { checkExecutions } from "../functions/executions/world-checks.js";
import { executionWrites } from "../functions/executions/world-writes.js";
import { functionSection } from "../functions/world.js";
import { checkCallbackIds } from "../functions/world-checks.js";
import { functionWrites } from "../functions/world-writes.js";
import { groupSection } from "../groups/world.js";
import { checkConnections, checkDetails, checkMembers } from "../groups/world-checks.js";
import { groupWrites } from "../groups/world-writes.js";
import { oauthCodeSection } from "../installs/world.js";
import { oauthCodeWrites } from "../installs/world-writes.js";
import { responseUrlSection } from "../interactivity/world.js";
import { checkResponseUrls } from "../interactivity/world-checks.js";
import { responseUrlWrites } from "../interactivity/world-writes.js";
import { invitationSection } from "../invitations/world.js";
import { checkInvitations } from "../invitations/world-checks.js";
import { invitationWrites } from "../invitations/world-writes.js";
import { checkLists } from "../lists/world/checks.js";
import { checkListWorkspaces } from "../lists/world/workspaces.js";
import { listWrites } from "../lists/world/writes.js";
import { listSection } from "../lists/world.js";
import { messageSection } from "../messages/world.js";
import { checkMessages } from "../messages/world-checks.js";
import { messageWrites } from "../messages/world-writes.js";
import { workspaceSection } from "../organizations/world.js";
import { checkHome } from "../organizations/world-home.js";
import { checkNetworks } from "../organizations/world-networks.js";
import { workspaceWrites } from "../organizations/world-writes.js";
import { profileFieldSection } from "../profile-fields/world.js";
import { checkNames } from "../profile-fields/world-checks.js";
import { checkCustomFields } from "../profile-fields/world-custom-checks.js";
import { customFieldSection } from "../profile-fields/world-custom-fields.js";
import { customFieldWrites } from "../profile-fields/world-custom-writes.js";
import { profileFieldWrites } from "../profile-fields/world-writes.js";
import { crmOrganizationSection } from "../record-channels/world.js";
import { checkRepetitions } from "../record-channels/world-checks.js";
import { crmWrites } from "../record-channels/world-writes.js";
import { reminderSection } from "../reminders/world.js";
import { checkReminders } from "../reminders/world-checks.js";
import { reminderWrites } from "../reminders/world-writes.js";
import { roleAssignmentSection } from "../roles/world.js";
import { checkRoleEntities } from "../roles/world-checks.js";
import { roleAssignmentWrites } from "../roles/world-writes.js";
import { scheduledMessageSection } from "../scheduled-messages/world.js";
import { checkScheduledMessages } from "../scheduled-messages/world-checks.js";
import { scheduledMessageWrites } from "../scheduled-messages/world-writes.js";
import { tokenSection } from "../tokens/world.js";
import { checkTokens } from "../tokens/world-checks.js";
import { tokenWrites } from "../tokens/world-writes.js";
import { checkCustomValues } from "../users/world/custom-values.js";
import { userSection } from "../users/world.js";
import { checkUsers } from "../users/world-checks.js";
import { userWrites } from "../users/world-writes.js";
import { checkTriggers } from "../views/world/trigger-checks.js";
import { triggerWrites } from "../views/world/trigger-writes.js";
import { triggerSection } from "../views/world/triggers.js";
import { viewSection } from "../views/world.js";
import { checkViews } from "../views/world-checks.js";
import { viewWrites } from "../views/world-writes.js";
import type { Write } from "../writes.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldSection } from "./section/section.js";
import type { WriteContext } from "./section/write-context.js";

/** All sections of a world file, in order. A section's writes may depend on those of the sections before it. */
export const worldSections = [
  storeSection(workspaceSection, workspaceWrites, checkHome, checkNetworks),
  storeSection(userSection, userWrites, checkUsers, checkCustomValues),
  storeSection(profileFieldSection, profileFieldWrites, checkNames),
  storeSection(customFieldSection, customFieldWrites, checkCustomFields),
  storeSection(emojiSection, emojiWrites, checkEmoji),
  storeSection(doNotDisturbSection, doNotDisturbWrites, checkDoNotDisturb),
  storeSection(
    channelSection,
    channelWrites,
    checkDms,
    checkDrafts,
    checkReads,
    checkSingleChannelGuests,
    checkSharing,
  ),
  storeSection(groupSection, groupWrites, checkMembers, checkConnections, checkDetails),
  storeSection(appSection, appWrites, checkManifests),
  storeSection(appResolutionSection, appResolutionWrites, checkResolutions),
  storeSection(appRequestSection, appRequestWrites, checkRequests),
  storeSection(fileSection, fileWrites),
  storeSection(uploadSection, uploadWrites),
  storeSection(messageSection, messageWrites, checkMessages),
  storeSection(bookmarkSection, bookmarkWrites, checkBookmarks),
  storeSection(scheduledMessageSection, scheduledMessageWrites, checkScheduledMessages),
  storeSection(reminderSection, reminderWrites, checkReminders),
  storeSection(functionSection, functionWrites, checkCallbackIds),
  storeSection(executionSection, executionWrites, checkExecutions),
  storeSection(crmOrganizationSection, crmWrites, checkRepetitions),
  storeSection(listSection, listWrites, checkLists, checkListWorkspaces),
  storeSection(canvasSection, canvasWrites, checkCanvases),
  storeSection(agentSessionSection, agentSessionWrites, checkAgentSessions),
  storeSection(viewSection, viewWrites, checkViews),
  storeSection(triggerSection, triggerWrites, checkTriggers),
  storeSection(responseUrlSection, responseUrlWrites, checkResponseUrls),
  storeSection(roleAssignmentSection, roleAssignmentWrites, checkRoleEntities),
  storeSection(invitationSection, invitationWrites, checkInvitations),
  storeSection(tokenSection, tokenWrites, checkTokens),
  storeSection(oauthCodeSection, oauthCodeWrites),
] as const;

/** Any section with its rules, where the types of items do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: functions of a section take only its own items, so no other type fits them all.
export type AnyStoredSection = StoredSection<string, any>;

/** A section with the rules of its items. */
interface StoredSection<Key extends string, Item> extends WorldSection<Key, Item> {
  /** Returns what is stored of the items. */
  readonly toWrites: ToWrites<Item>;
  readonly checks: readonly SectionCheck<Item>[];
}

type ToWrites<Item> = (items: readonly Item[], context: WriteContext) => readonly Write[];

/** Adds to a section what is stored of its items, and the checks of them. */
function storeSection<Key extends string, Item>(
  section: WorldSection<Key, Item>,
  toWrites: ToWrites<Item>,
  ...checks: readonly SectionCheck<Item>[]
): StoredSection<Key, Item> {
  return { ...section, toWrites, checks };
}
