import { t as createPostgresStore } from "./create-postgres-store.js";
import { Nn as StartError, vt as StorageError } from "./server.js";
// src/store/open-postgres.ts
async function openPostgres({ logger, ...options }) {
	try {
		return await createPostgresStore({
			...options,
			onConnectionLost: (error) => logger.warn({ reason: error.message }, "connection to the database lost")
		});
	} catch (error) {
		if (!(error instanceof StorageError)) throw error;
		throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
	}
}
export { openPostgres };
