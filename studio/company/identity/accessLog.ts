import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import type { AccessEvent, LogAccess } from "./AccessEvent.ts";
import { Limiter } from "./Limiter.ts";
import type { AuditEvent } from "../records/log/AuditEvent.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";

/** What happens at the door, as the log keeps it. */
function auditOf(event: AccessEvent): AuditEvent | undefined {
  switch (event.event) {
    case "signedIn":
      return { kind: "signedIn", by: event.person, grants: event.grants };
    case "signInFailed":
      return { kind: "signInRefused", reason: event.fault, ...(event.person !== undefined && { by: event.person }) };
    case "signedOut":
      return { kind: "signedOut", by: event.person };
    case "providerLogout":
      return event.personId === undefined
        ? undefined
        : { kind: "sessionsEnded", of: { id: event.personId, name: event.personId }, by: "provider" };
    case "providerLogoutRefused":
      return { kind: "callRefused", method: "POST", path: "/inn/utlogging" };
    case "refused":
      return {
        kind: "callRefused",
        method: "GET",
        path: event.path,
        ...(event.person !== undefined && { by: event.person }),
      };
  }
}

/** Rows of one person, or of nobody in particular, at once, and then in a second. */
const most = { size: 60, perSecond: 1 };

/**
 * Writes what happens at the door, and calls that are refused, into the log. More rows than a limit tell an administrator
 * nothing new, and would fill the disk.
 */
export function boundedLog(log: AuditLog, now: () => number): (event: AuditEvent) => void {
  const limiter = new Limiter(most, now);
  return (event) => {
    const by = "by" in event && typeof event.by === "object" ? event.by.id : "";
    if (limiter.refuse(by) !== undefined) return;
    try {
      log.append(event);
    } catch (error) {
      // Whoever is refused is refused on a full disk too.
      if (diskProblemOf(errorCode(error)) === undefined) throw error;
      console.error(error);
    }
  };
}

/** What happens at the door, as the log takes it. */
export const accessLog =
  (append: (event: AuditEvent) => void): LogAccess =>
  (event) => {
    const audit = auditOf(event);
    if (audit !== undefined) append(audit);
  };
