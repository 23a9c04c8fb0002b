import type { z } from "zod";
import { type FileTypes, fileTypesSchema } from "./file-types.js";
import { type ScimErrors, scimErrorsSchema } from "./scim/scim-errors.js";
import { type ScimRoutes, scimRoutesSchema } from "./scim/scim-routes.js";
import { type ScimSchema, scimSchemaSchema } from "./scim/scim-schema.js";
import { type Service, serviceSchema } from "./service/service.js";
import { type EventFile, eventSchema } from "./webapi/event.js";
import { type EventEnvelope, eventEnvelopeSchema } from "./webapi/event-envelope.js";
import { type WebapiErrors, webapiErrorsSchema } from "./webapi/webapi-errors.js";
import { type WebapiMethod, webapiMethodSchema } from "./webapi/webapi-method.js";
import { type WebapiType, webapiTypeSchema } from "./webapi/webapi-type.js";
import { type Words, wordsSchema } from "./words.js";

/** The content of a file, by kind. */
export interface KindValues {
  readonly service: Service;
  readonly words: Words;
  readonly "file-types": FileTypes;
  readonly "scim-schema": ScimSchema;
  readonly "scim-errors": ScimErrors;
  readonly "scim-routes": ScimRoutes;
  readonly "webapi-errors": WebapiErrors;
  readonly "webapi-method": WebapiMethod;
  readonly "webapi-type": WebapiType;
  readonly event: EventFile;
  readonly "event-envelope": EventEnvelope;
}

/** Kind of a definition file: its first key. */
export type Kind = keyof KindValues;

/** Location and content of files of a kind. */
interface KindDefinition<Value> {
  readonly schema: z.ZodType<Value>;
  /** Matches the path below the set's folder, with `/` between its parts. */
  readonly path: RegExp;
  /** The path as text. */
  readonly pathText: string;
}

/** Every kind of definition file. */
export const kinds: { readonly [K in Kind]: KindDefinition<KindValues[K]> } = {
  service: { schema: serviceSchema, path: /^service\.yaml$/, pathText: "service.yaml" },
  words: { schema: wordsSchema, path: /^words\/[^/]+\.yaml$/, pathText: "words/*.yaml" },
  "file-types": { schema: fileTypesSchema, path: /^file-types\.yaml$/, pathText: "file-types.yaml" },
  "scim-schema": { schema: scimSchemaSchema, path: /^scim\/schemas\/[^/]+\.yaml$/, pathText: "scim/schemas/*.yaml" },
  "scim-errors": { schema: scimErrorsSchema, path: /^scim\/errors\.yaml$/, pathText: "scim/errors.yaml" },
  "scim-routes": { schema: scimRoutesSchema, path: /^scim\/routes\.yaml$/, pathText: "scim/routes.yaml" },
  "webapi-errors": { schema: webapiErrorsSchema, path: /^webapi\/errors\.yaml$/, pathText: "webapi/errors.yaml" },
  "webapi-method": {
    schema: webapiMethodSchema,
    path: /^webapi\/methods\/[^/]+\.yaml$/,
    pathText: "webapi/methods/<name>.yaml",
  },
  "webapi-type": { schema: webapiTypeSchema, path: /^webapi\/types\/[^/]+\.yaml$/, pathText: "webapi/types/*.yaml" },
  event: { schema: eventSchema, path: /^events\/[^/]+\.yaml$/, pathText: "events/<type>.yaml" },
  "event-envelope": {
    schema: eventEnvelopeSchema,
    path: /^events\/envelopes\/[^/]+\.yaml$/,
    pathText: "events/envelopes/*.yaml",
  },
};

/** The kind of a path below a set's folder. Undefined if it is not a path of a definition file. */
export function kindOfPath(path: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path.test(path));
}
