/** The few values that random batches are made of, so that they meet. */
export const pools = {
  users: ["U1", "U2", "U3", "U10"],
  groups: ["S1", "S2", "S3"],
  channels: ["C1", "C2", "C3"],
  organizations: ["E1", "E2"],
  workspaces: ["T1", "T2"],
  apps: ["A1", "A2"],
  lists: ["F1", "F2"],
  hashes: ["h1", "h2", "h3"],
  clientMsgIds: ["m1", "m2"],
  names: ["ada", "Ada", "ADA1", "ada2", "é", "É", "x\0y", "X\u{FFFD}Y", "𝒜", "\u{FF21}", "it's"],
  addresses: ["a@b.c", "A@B.c", "d@e.f", "g@h.i", "Σ\0@σ.gr"],
  instants: ["2025-12-31T23:59:59.999Z", "2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.001Z"],
  nowMs: [1_767_225_600_000, 1_767_225_600_001, 1_767_225_599_000],
  ts: ["1767225600.000000", "1767225600.000001", "1767225601.000000"],
} as const;
