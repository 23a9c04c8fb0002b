import { minuteOf } from "./delivery-window.js";

/** The contents of `app_rate_limited`. */
export interface RateLimitedParts {
  /** Deprecated verification token of the app. */
  readonly token: string;
  /** Identifier of the workspace. */
  readonly team: string;
  /** Identifier of the app. */
  readonly app: string;
  readonly at: Date;
}

/** Writes the body of `app_rate_limited`. It is sent over HTTP only, once, and never retried. */
export function writeRateLimited({ token, team, app, at }: RateLimitedParts): string {
  const minute_rate_limited = minuteOf(at) * 60;
  return JSON.stringify({ token, type: "app_rate_limited", team_id: team, minute_rate_limited, api_app_id: app });
}
