/** What a validator says of a value that is not of its type. */
export interface IssueMessages {
  /** Said where there is no value at all. */
  readonly missing: string;
  readonly invalid: string;
  /** Said of keys that an object has not; absent means `invalid`. */
  readonly unknownKey?: string;
  /** Said where the key that tells cases apart selects none of them; absent means `invalid`. */
  readonly noCase?: string;
}

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
}

/** The `error` parameter of a zod schema that tells an absent value from a wrong one. */
export function issueMessage(messages: IssueMessages): (issue: Issue) => string {
  const { missing, invalid, unknownKey = invalid, noCase = invalid } = messages;
  return (issue) => {
    if (issue.input === undefined) return missing;
    if (issue.code === "unrecognized_keys") return unknownKey;
    return issue.code === "invalid_union" ? noCase : invalid;
  };
}
