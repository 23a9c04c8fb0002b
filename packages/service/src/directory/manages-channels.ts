import type { Token } from "../tokens/token.js";

/**
 * Whether the app was installed on the organization by a user with the Channel Management role over public and private
 * channels, who still has it.
 */
export function managesChannels({ installation }: Pick<Token, "installation">): boolean {
  const { target, channelManager, channelManagerLost } = installation;
  return target.kind === "organization" && channelManager && channelManagerLost !== true;
}
