/** The users who may do something in a channel. */
interface RestrictedTo {
  readonly type: readonly string[];
  readonly user: readonly string[];
  readonly subteam?: readonly string[];
}

/** Settings of a channel, as answers show them. */
export interface ChannelProperties {
  readonly posting_restricted_to?: RestrictedTo;
  readonly threads_restricted_to?: RestrictedTo;
  readonly at_channel_restricted?: boolean;
  readonly at_here_restricted?: boolean;
  readonly huddles_restricted?: boolean;
  readonly membership_limit?: number;
}
