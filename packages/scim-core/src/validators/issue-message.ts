/** Messages of a validator. */
export interface IssueMessages {
  /** Message for an absent value. */
  readonly missing: string;
  readonly invalid: string;
}

interface Issue {
  readonly input?: unknown;
}

/** Creates the `error` parameter of a zod schema that distinguishes an absent value from a wrong one. */
export function issueMessage({ missing, invalid }: IssueMessages): (issue: Issue) => string {
  return (issue) => (issue.input === undefined ? missing : invalid);
}
