import { createExpressHandler } from "@rollcall/server-adapters/express";
import express, { type Express } from "express";
import { createDirectory, type DirectoryOptions } from "./create-directory.js";

/** Mounts the service in Express, next to other routes of the application. */
export function createApp(options: DirectoryOptions): Express {
  const app = express();
  app.get("/", (_request, response) => void response.type("text").send("SCIM is at /scim/v2\n"));
  app.use("/scim", createExpressHandler(createDirectory(options)));
  return app;
}
