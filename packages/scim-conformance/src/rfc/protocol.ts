import { urns } from "../model/model.js";
import { may, must, section, should } from "../requirement.js";
import { demand, demandRefusal, demandStatus, demandValue, isScimError } from "../rows/demand.js";
import { skip } from "../rows/outcome.js";
import type { Scim } from "../rows/scim.js";

/** Reads /Me. Skips the check if the server does not serve it. */
async function me(scim: Scim, authorization?: string) {
  const heard = await scim.get("/Me", authorization === undefined ? {} : { authorization });
  if ([308, 501, 405].includes(heard.status))
    skip(`the server answers /Me with ${heard.status}, which RFC 7644 §3.11 allows`);
  return heard;
}

/** RFC 7644 §2, §3.8, §3.11 to §3.13. */
export const protocol = [
  ...section(
    {
      document: "RFC 7644",
      section: "2",
      title: "Authentication",
      fix: "Answer 401 with WWW-Authenticate if credentials are missing or invalid.",
    },
    [
      must(
        "challenge",
        "A request without valid credentials answers 401 with the authentication scheme in `WWW-Authenticate`",
        async (scim) => {
          for (const authorization of ["", "Bearer wrong"]) {
            const heard = await scim.get(scim.type("User").endpoint, { authorization });
            if (heard.status === 200) skip("the server answers requests without credentials");
            demandStatus(heard, 401);
            demand(
              heard.headers.get("www-authenticate") !== null,
              heard,
              "the header WWW-Authenticate",
              "401 without WWW-Authenticate",
            );
          }
        },
        { reads: true },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.8",
      title: "Data input/output formats",
      fix: "Accept and send application/scim+json in UTF-8, and accept application/json too.",
    },
    [
      must("accepts-scim", "Bodies can be `application/scim+json`, also with a charset", async (scim) => {
        for (const type of ["application/scim+json", "application/scim+json; charset=utf-8"])
          demandStatus(await scim.post(scim.type("User").endpoint, scim.userBody(), { "content-type": type }), 201);
      }),
      should("accepts-json", "Bodies can be `application/json`", async (scim) => {
        demandStatus(
          await scim.post(scim.type("User").endpoint, scim.userBody(), { "content-type": "application/json" }),
          201,
        );
      }),
      must(
        "answers-scim",
        "Answers are `application/scim+json` for `Accept: application/scim+json`",
        async (scim) => {
          const heard = await scim.get(scim.type("User").endpoint);
          const type = heard.headers.get("content-type") ?? "";
          demand(
            /^application\/scim\+json/i.test(type),
            heard,
            "the content type application/scim+json",
            `the content type is ${type || "absent"}`,
          );
        },
        { reads: true },
      ),
      must(
        "default-format",
        "Answers are `application/scim+json` if `Accept` allows everything",
        async (scim) => {
          const heard = await scim.get(scim.type("User").endpoint, { accept: "*/*" });
          const type = heard.headers.get("content-type") ?? "";
          demand(
            /^application\/scim\+json/i.test(type),
            heard,
            "the content type application/scim+json",
            `the content type is ${type || "absent"}`,
          );
        },
        { reads: true },
      ),
      should(
        "accept-json",
        "`Accept: application/json` is supported",
        async (scim) => {
          demandStatus(await scim.get(scim.type("User").endpoint, { accept: "application/json" }), 200);
        },
        { reads: true },
      ),
      must("utf-8", "Text in requests and answers is UTF-8", async (scim) => {
        const text = scim.text();
        const { path } = await scim.user({ [text]: "Ådá 李 🦆" });
        const heard = await scim.get(path);
        demandValue(heard, text, heard.body?.[text], "Ådá 李 🦆");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.11",
      title: "/Me",
      fix: "Serve /Me as the resource of the caller, or answer 501.",
    },
    [
      must("own", "`/Me` represents the caller's own resource, whose URL is in `Location`", async (scim) => {
        if (scim.callerName !== undefined && (await me(scim)).status === 404)
          await scim.user({ userName: scim.callerName });
        const heard = await me(scim);
        if (heard.status === 404) skip("the caller has no resource");
        demandStatus(heard, 200);
        const location = heard.headers.get("location") ?? "";
        demand(
          location.endsWith(`/${encodeURIComponent(heard.body?.id)}`),
          heard,
          "the URL of the resource in Location",
          `Location is ${location || "absent"}`,
        );
      }),
      must("operations", "`/Me` accepts the same operations as the resource itself", async (scim) => {
        const before = await me(scim);
        if (before.status !== 404 || scim.callerName === undefined)
          skip("the check needs a caller whose resource it may create and change");
        const text = scim.text();
        const { path } = await scim.user({ userName: scim.callerName });
        demandStatus(await scim.patch("/Me", { op: "add", path: text, value: "T" }), 200, 204);
        const heard = await scim.put("/Me", scim.userBody({ userName: scim.callerName, [text]: "U" }));
        demandStatus(heard, 200);
        demandValue(heard, text, heard.body?.[text], "U");
        demandStatus(await scim.delete("/Me"), 204);
        demandStatus(await scim.get(path), 404);
      }),
      must(
        "none",
        "`/Me` of a caller who has no resource answers 404",
        async (scim) => {
          const heard = await me(scim, scim.otherToken === undefined ? undefined : `Bearer ${scim.otherToken}`);
          if (heard.status === 200) skip("the caller has a resource");
          demandStatus(heard, 404);
        },
        { reads: true },
      ),
      should(
        "unsupported",
        "A server without `/Me` answers 501",
        async (scim) => {
          const heard = await scim.get("/Me");
          if (heard.status === 404 && isScimError(heard, urns.error))
            skip("404 can also mean that the caller has no resource");
          demandStatus(heard, 200, 308, 501);
        },
        { reads: true },
      ),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.12",
      title: "Errors",
      fix: "Write every error as a JSON object with the schema Error and its status as a string.",
    },
    [
      must(
        "body",
        "An error has a body with the schema Error and its status as text",
        async (scim) => {
          const heard = await scim.get(scim.unknown(scim.type("User")));
          demand(heard.status >= 400, heard, "a refusal");
          demandValue(heard, "schemas", heard.body?.schemas, [urns.error]);
          demandValue(heard, "status", heard.body?.status, String(heard.status));
        },
        { reads: true },
      ),
      must("not-json", "A body that is not JSON is refused with `invalidSyntax`", async (scim) => {
        for (const body of ["{", '{"schemas":['])
          demandRefusal(await scim.post(scim.type("User").endpoint, body), 400, "invalidSyntax");
      }),
      may("not-an-object", "A body that is empty or not an object is refused with `invalidSyntax`", async (scim) => {
        for (const body of ["", "null", '"x"', "[]"])
          demandRefusal(await scim.post(scim.type("User").endpoint, body), 400, "invalidSyntax");
      }),
      must(
        "unknown-path",
        "An unknown path answers 404",
        async (scim) => {
          for (const path of ["/Nothing", `${scim.type("User").endpoint}/a/b`]) demandStatus(await scim.get(path), 404);
        },
        { reads: true },
      ),
      may(
        "error-everywhere",
        "The error of an unknown path has a body with the schema Error",
        async (scim) => {
          const heard = await scim.get("/Nothing");
          demandValue(heard, "schemas", heard.body?.schemas, [urns.error]);
        },
        { reads: true },
      ),
      may("verb", "A verb that an endpoint does not serve is refused with 405 or 501", async (scim) => {
        demandStatus(await scim.put(scim.type("User").endpoint, {}), 404, 405, 501);
      }),
      may("detail", "The detail of an error names the attribute", async (scim) => {
        const { path } = await scim.user();
        const heard = await scim.patch(path, { op: "add", path: "shoeSize", value: 7 });
        if (heard.status < 400) skip("the server does not refuse an unknown attribute");
        demand(String(heard.body?.detail).includes("shoeSize"), heard, "a detail that names shoeSize");
      }),
    ],
  ),
  ...section(
    {
      document: "RFC 7644",
      section: "3.13",
      title: "Protocol versioning",
      fix: "Answer 400 with invalidVers, or 404, at the path of another version.",
    },
    [
      may(
        "unknown-version",
        "A version that is not served is refused",
        async (scim) => {
          const other = scim.url.replace(/\/v\d+$/, "/v9");
          if (other === scim.url) skip("the URL has no version");
          demandStatus(await scim.get(`${other}${scim.type("User").endpoint}`), 400, 404, 501);
        },
        { reads: true },
      ),
    ],
  ),
];
