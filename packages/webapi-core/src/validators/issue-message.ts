/** Messages of a validator. */
export interface IssueMessages {
  /** Message for an absent value. */
  readonly missing: string;
  readonly invalid: string;
  /** Message for unknown keys. Default: `invalid`. */
  readonly unknownKey?: string;
  /** Message if the discriminator selects no case. Default: `invalid`. */
  readonly noCase?: string;
}

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
}

/** Creates the `error` parameter of a zod schema that distinguishes an absent value from a wrong one. */
export function issueMessage(messages: IssueMessages): (issue: Issue) => string {
  const { missing, invalid, unknownKey = invalid, noCase = invalid } = messages;
  return (issue) => {
    if (issue.input === undefined) return missing;
    if (issue.code === "unrecognized_keys") return unknownKey;
    return issue.code === "invalid_union" ? noCase : invalid;
  };
}
