import type { Write } from "../model/writes.js";
import { agentSessionSection } from "./agent-sessions.js";
import { checkAgentSessions } from "./agent-sessions-checks.js";
import { agentSessionWrites } from "./agent-sessions-writes.js";
import { appRequestSection, appResolutionSection } from "./approvals.js";
import { checkRequests, checkResolutions } from "./approvals-checks.js";
import { appRequestWrites, appResolutionWrites } from "./approvals-writes.js";
import { appSection } from "./apps.js";
import { checkManifests } from "./apps-checks.js";
import { appWrites } from "./apps-writes.js";
import { bookmarkSection } from "./bookmarks.js";
import { checkBookmarks } from "./bookmarks-checks.js";
import { bookmarkWrites } from "./bookmarks-writes.js";
import { canvasSection } from "./canvases.js";
import { checkCanvases } from "./canvases-checks.js";
import { canvasWrites } from "./canvases-writes.js";
import { channelSection } from "./channels.js";
import { checkDms, checkDrafts, checkReads, checkSingleChannelGuests } from "./channels-checks.js";
import { checkSharing } from "./channels-sharing.js";
import { channelWrites } from "./channels-writes.js";
import { customFieldSection } from "./custom-fields.js";
import { checkCustomFields } from "./custom-fields-checks.js";
import { customFieldWrites } from "./custom-fields-writes.js";
import { doNotDisturbSection } from "./do-not-disturb.js";
import { checkDoNotDisturb } from "./do-not-disturb-checks.js";
import { doNotDisturbWrites } from "./do-not-disturb-writes.js";
import { emojiSection } from "./emoji.js";
import { checkEmoji } from "./emoji-checks.js";
import { emojiWrites } from "./emoji-writes.js";
import { fileSection, uploadSection } from "./files.js";
import { fileWrites, uploadWrites } from "./files-writes.js";
import { executionSection } from "./function-executions.js";
import { checkExecutions } from "./function-executions-checks.js";
import { executionWrites } from "./function-executions-writes.js";
import { functionSection } from "./functions.js";
import { checkCallbackIds } from "./functions-checks.js";
import { functionWrites } from "./functions-writes.js";
import { groupSection } from "./groups.js";
import { checkConnections, checkDetails, checkMembers } from "./groups-checks.js";
import { groupWrites } from "./groups-writes.js";
import { oauthCodeSection } from "./installs.js";
import { oauthCodeWrites } from "./installs-writes.js";
import { responseUrlSection } from "./interactivity.js";
import { checkResponseUrls } from "./interactivity-checks.js";
import { responseUrlWrites } from "./interactivity-writes.js";
import { invitationSection } from "./invitations.js";
import { checkInvitations } from "./invitations-checks.js";
import { invitationWrites } from "./invitations-writes.js";
import { checkLists } from "./lists/checks.js";
import { checkListWorkspaces } from "./lists/workspaces.js";
import { listWrites } from "./lists/writes.js";
import { listSection } from "./lists.js";
import { messageSection } from "./messages.js";
import { checkMessages } from "./messages-checks.js";
import { messageWrites } from "./messages-writes.js";
import { workspaceSection } from "./organizations.js";
import { checkHome } from "./organizations-home.js";
import { checkNetworks } from "./organizations-networks.js";
import { workspaceWrites } from "./organizations-writes.js";
import { profileFieldSection } from "./profile-fields.js";
import { checkNames } from "./profile-fields-checks.js";
import { profileFieldWrites } from "./profile-fields-writes.js";
import { crmOrganizationSection } from "./record-channels.js";
import { checkRepetitions } from "./record-channels-checks.js";
import { crmWrites } from "./record-channels-writes.js";
import { reminderSection } from "./reminders.js";
import { checkReminders } from "./reminders-checks.js";
import { reminderWrites } from "./reminders-writes.js";
import { roleAssignmentSection } from "./roles.js";
import { checkRoleEntities } from "./roles-checks.js";
import { roleAssignmentWrites } from "./roles-writes.js";
import { scheduledMessageSection } from "./scheduled-messages.js";
import { checkScheduledMessages } from "./scheduled-messages-checks.js";
import { scheduledMessageWrites } from "./scheduled-messages-writes.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldSection } from "./section/section.js";
import type { WriteContext } from "./section/write-context.js";
import { tokenSection } from "./tokens.js";
import { checkTokens } from "./tokens-checks.js";
import { tokenWrites } from "./tokens-writes.js";
import { triggerSection } from "./triggers.js";
import { checkTriggers } from "./triggers-checks.js";
import { triggerWrites } from "./triggers-writes.js";
import { userSection } from "./users.js";
import { checkUsers } from "./users-checks.js";
import { checkCustomValues } from "./users-custom-values.js";
import { userWrites } from "./users-writes.js";
import { viewSection } from "./views.js";
import { checkViews } from "./views-checks.js";
import { viewWrites } from "./views-writes.js";

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
