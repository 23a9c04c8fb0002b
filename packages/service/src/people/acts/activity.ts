import { isAdministrator, roleIn } from "../../rules/directory/role.js";
import { cannot, type Person } from "../act.js";
import { findSeenPlace } from "../find-place.js";

/** Which messages to look at. */
interface ActivityLook {
  /** The name or ID of the channel. */
  readonly channel: string;
  readonly oldest_ts?: string;
  readonly latest_ts?: string;
  readonly cursor?: string;
  readonly limit?: number;
}

/**
 * The counts of messages, as the person reads them with an app that is installed on the organization and manages its
 * channels.
 */
export async function seeActivity(
  { channel, oldest_ts, latest_ts, cursor, limit = 100 }: ActivityLook,
  person: Person,
) {
  const { caller, callAs, user } = person;
  const { organization, token } = caller;
  if (organization === undefined) return cannot("Analytics are of organizations, and the workspace is in none.");
  const target = { kind: "organization", id: organization.id } as const;
  if (!isAdministrator(roleIn(user, target))) {
    return cannot("Only owners and admins of the organization read its analytics.");
  }
  const place = await findSeenPlace(channel, person);
  if (!place.ok) return place;
  const installation = { ...token.installation, target, channelManager: true };
  const call = callAs({ ...caller, token: { ...token, installation } });
  const listed = await call("admin.analytics.messages.activity", {
    channel: place.channel,
    limit,
    ...(oldest_ts !== undefined && { oldest_ts }),
    ...(latest_ts !== undefined && { latest_ts }),
    ...(cursor !== undefined && { cursor }),
  });
  if (!listed.ok) return listed;
  const next = listed.response_metadata?.next_cursor ?? "";
  return {
    ok: true as const,
    activities: listed.message_activities.map((one) => ({ ...one })),
    ...(next !== "" && { next_cursor: next }),
  };
}
