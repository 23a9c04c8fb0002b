import type { MethodTable } from "./method-situation.js";
import { onlyHq, onlyHqToken } from "./worlds.js";

const ts = "1780300005.000000";
const url = "https://tasks.example/7?a=1&b=2";
const preview = { title: "Task 7" };

/** YAML with a message that has two links. */
const linked = `messages:
  - { channel: general, ts: "${ts}", user: mia, text: "<https://tasks.example/7?a=1&amp;b=2> <https://www.example/>" }
`;

const unfurl = (parts: object) => ({ arguments: { channel: "C1", ts, unfurls: { [url]: preview }, ...parts } });
const nowhere = { channel: undefined, ts: undefined };
const entity = { entity_type: "task", url, external_ref: { id: "7" } };

/** Previews of links. */
export const unfurls = {
  "chat.unfurl": {
    succeeds: [
      { world: linked, call: unfurl({}) },
      {
        world: linked,
        call: { ...unfurl({ unfurls: { [url]: { blocks: [{ type: "divider" }] } } }), encoding: "form" },
      },
      { world: linked, before: [unfurl({})], call: unfurl({}) },
      { world: linked, call: unfurl({ unfurls: undefined, metadata: { entities: [entity] } }) },
      { world: linked, call: unfurl({ unfurls: undefined, user_auth_url: "https://tasks.example/sign-in" }) },
    ],
    answers: {
      cannot_find_channel: [{ when: "the caller does not see it", call: unfurl({ channel: "C3" }) }],
      cannot_find_message: [{ when: "the ts is unknown", call: unfurl({}) }],
      cannot_find_service: [
        {
          when: "the app registers no domain",
          world: `${linked}apps: [{ name: Helper, manifest: { features: { unfurl_domains: [] } } }]`,
          call: unfurl({}),
        },
      ],
      cannot_parse_attachment: [
        { when: "it is a text", world: linked, call: unfurl({ unfurls: { [url]: "Task 7" } }) },
        {
          when: "a block of it is unknown",
          world: linked,
          call: unfurl({ unfurls: { [url]: { blocks: [{ type: "poster" }] } } }),
        },
      ],
      cannot_unfurl_message: [
        {
          when: "the message has another link",
          world: linked,
          call: unfurl({ unfurls: { "https://tasks.example/8": preview } }),
        },
        {
          when: "a link of the message only begins with it",
          world: linked,
          call: unfurl({ unfurls: { "https://tasks.example/7": preview } }),
        },
      ],
      cannot_unfurl_url: [
        {
          when: "it is of another domain",
          world: linked,
          call: unfurl({ unfurls: { "https://www.example/": preview } }),
        },
      ],
      invalid_metadata_format: [{ when: "it has no entities", world: linked, call: unfurl({ metadata: {} }) }],
      invalid_metadata_schema: [
        {
          when: "an entity has no address",
          world: linked,
          call: unfurl({ metadata: { entities: [{ ...entity, url: undefined }] } }),
        },
      ],
      invalid_source: [{ when: "it is unknown", call: unfurl({ ...nowhere, unfurl_id: "1", source: "elsewhere" }) }],
      invalid_unfurl_id: [
        { when: "no links have it", call: unfurl({ ...nowhere, unfurl_id: "1", source: "composer" }) },
      ],
      invalid_unfurls_format: [
        { when: "they are a list", world: linked, call: unfurl({ unfurls: [preview] }) },
        { when: "a block of the invitation is unknown", call: unfurl({ user_auth_blocks: [{ type: "poster" }] }) },
      ],
      missing_channel: [{ when: "there is a ts", call: unfurl({ channel: undefined }) }],
      missing_source: [{ when: "there is an unfurl_id", call: unfurl({ ...nowhere, unfurl_id: "1" }) }],
      missing_ts: [
        { when: "there is a channel", call: unfurl({ ts: undefined }) },
        { when: "there is neither", call: unfurl(nowhere) },
      ],
      missing_unfurl_id: [{ when: "there is a source", call: unfurl({ ...nowhere, source: "composer" }) }],
      missing_unfurls: [{ when: "there are none", world: linked, call: unfurl({ unfurls: undefined }) }],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("links:write"),
          call: { ...unfurl({ channel: "C6" }), token: onlyHqToken },
        },
      ],
    },
  },
} satisfies MethodTable;
