import type { Random } from "./random.js";

/** Text that often causes errors. */
const oddTexts: readonly string[] = [
  "",
  " ",
  "\t\n",
  "\u0000",
  "a\u0000b",
  "\u001b[31m",
  "\u202eright to left",
  "\u2028\u2029",
  "\ufeffmark",
  "İıſß",
  "e\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "𝒜\u{10ffff}",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e309",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "%00%zz",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "a,b,,c",
  "[",
  '{"a":',
  "http://[::1",
  "javascript:alert(1)",
  "@channel <@UDEMOANNIE> <!here>",
  "2026-02-30T25:61:61Z",
  "9".repeat(400),
];

/** Values that exist in the demo world, by the name of their argument. */
const knownTexts: Readonly<Record<string, readonly string[]>> = {
  action_id: ["a1", "a2"],
  app_id: ["ADEMOROLL"],
  app_ids: ["ADEMOROLL"],
  block_id: ["b1", "b2"],
  by: ["5m", "1h30m", "1s", "36500d", "0ms"],
  canvas_id: ["FDEMOCANVAS", "FDEMOCHANNEL"],
  channel: ["CDEMOGENERAL", "#general", "launch", "CDEMOSESSION", "UDEMOANNIE"],
  channel_id: ["CDEMOSESSION", "CDEMOGENERAL"],
  channel_ids: ["CDEMOGENERAL"],
  code: ["fatal_error", "ratelimited", "user_not_found", "resource_not_found"],
  column_id: ["ColTASK", "ColSTATE", "ColWHO", "ColDUE", "ColCOST", "ColPLANS", "ColVOTES"],
  crm_org_id: ["00D1N0000005Oa9"],
  cursor: ["", "dXNlcg=="],
  file: [
    "kind: world\n",
    '{"kind":"world"}',
    "kind: world\nworkspaces: [{ name: Tiny }]\n",
    "kind: planet",
    "a: &a [*a]",
  ],
  from: ["s1", "s2", "base"],
  function_app_id: ["ADEMOROLL"],
  function_callback_id: ["call_roll", "call_engineers"],
  function_id: ["FnDEMOROLL"],
  id: ["FDEMOLIST", "UDEMOANNIE", "fault-1"],
  kind: ["view", "share", "click", "reaction"],
  latest_ts: ["1893456000.000000"],
  list_id: ["FDEMOLIST"],
  method: ["users.info", "chat.postMessage"],
  mode: ["off", "observe", "enforce"],
  now: ["2026-06-01T12:00:00Z", "2030-01-01T00:00:00+02:00"],
  object_id: ["001D000000IRFma", "001D000000IRFmb"],
  oldest_ts: ["0000000001.000000"],
  row_id: ["RecCHECK", "RecFIRST", "RecINVITE", "RecOLD"],
  route: ["PATCH /Users/{id}", "GET /Groups"],
  section_id: ["SecGOAL", "SecWHY", "SecSTEPS"],
  text: ["hello", "*bold* `code` <https://x.example|link>"],
  markdown: ["# Goal", "a\n\nb", "- [ ] x\n- y", "| a | b |\n| - | - |\n| 1 | 2 |"],
  thread_ts: ["1700000000.000100"],
  to: ["s1", "s2"],
  token: ["svcb-demo-bot", "svcp-demo-admin"],
  ts: ["1700000000.000100"],
  url: ["https://x.example/a.png"],
  user: ["UDEMOANNIE", "UDEMOJOAN"],
  userName: ["annie.easley", "ada.lovelace", "Grace Hopper"],
  user_id: ["UDEMOJOAN", "UDEMOANNIE"],
  user_ids: ["UDEMOANNIE"],
  value: ["UDEMOANNIE", "ada@acme.example", "annie@acme.example", "+44 20 7946 0001"],
  world: ["w1", "w2"],
};

/** Values that match patterns of the documents. */
const samples: readonly string[] = [
  "w1",
  "s1",
  "5m",
  "12:30",
  "2026-06-01T12:00:00Z",
  "2026-06-01",
  "https://x.example/a",
  "/command",
  "#a0b1c2",
  "ada@acme.example",
  "+44 20 7946 0001",
  "word",
  "Word",
  "C0FFEE",
  "1.0.0",
];

/** Picks a text for the named member, usually a value that exists. */
export function wordFor(random: Random, name: string): string {
  const known = Object.hasOwn(knownTexts, name) ? (knownTexts[name] ?? []) : [];
  if (known.length > 0 && random.chance(0.75)) return random.pick(known);
  return random.chance(0.7) ? `${random.pick(["roll", "call", "ada", "x"])}${random.integer(0, 99)}` : oddText(random);
}

/** Picks a text that matches the pattern, if one is known. */
export function textOf(random: Random, pattern: string): string | undefined {
  const fitting = samples.filter((each) => new RegExp(pattern, "u").test(each));
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** Picks a text that often causes errors. */
export function oddText(random: Random): string {
  if (random.chance(0.85)) return random.pick(oddTexts);
  return random.pick(["a", "é", "😀", "a\n\n", "[", "&"]).repeat(random.integer(1, 3000));
}
