import type { Token } from "../tokens/token.js";

/**
 * Whether the app is installed on the organization by somebody who held the Channel Management role over its public and
 * private channels, and holds it still.
 */
export function managesChannels({ installation }: Pick<Token, "installation">): boolean {
  const { target, channelManager, channelManagerLost } = installation;
  return target.kind === "organization" && channelManager && channelManagerLost !== true;
}
