import type { Sharing } from "./sharing-of.js";

/** Flags of a conversation on the wire. No invitation to share one is ever pending. */
interface SharingFlags {
  readonly is_shared: boolean;
  readonly is_org_shared: boolean;
  readonly is_ext_shared: boolean;
}

/** The flags of a conversation's sharing, as in the Web API and events. */
export function sharingFlags({ connectedIds, isOrgShared }: Sharing): SharingFlags {
  const isExtShared = connectedIds.length > 0;
  return { is_shared: isOrgShared || isExtShared, is_org_shared: isOrgShared, is_ext_shared: isExtShared };
}
