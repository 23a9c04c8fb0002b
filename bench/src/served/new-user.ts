import { toRequest } from "./connection.js";
import { adminToken } from "./directory.js";

let made = 0;

/** A request that creates another user each time. */
export const newUser = newUserOf(adminToken);

/** The same with another token. */
export function newUserOf(token: string): () => Buffer {
  return () => toRequest("POST", "/scim/v2/Users", { token, body: nextUser() });
}

function nextUser(): object {
  made += 1;
  const name = `made${process.pid}x${made}`;
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName: name,
    name: { givenName: "User", familyName: `Number ${made}` },
    displayName: `User Number ${made}`,
    title: "Engineer",
    emails: [{ value: `${name}@example.com`, primary: true }],
  };
}
