/** What a validator says of a value that is not of its type. */
export interface IssueMessages {
  /** Said where there is no value at all. */
  readonly missing: string;
  readonly invalid: string;
}

interface Issue {
  readonly input?: unknown;
}

/** The `error` parameter of a zod schema that tells an absent value from a wrong one. */
export function issueMessage({ missing, invalid }: IssueMessages): (issue: Issue) => string {
  return (issue) => (issue.input === undefined ? missing : invalid);
}
