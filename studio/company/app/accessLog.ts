import type { AccessEvent, LogAccess } from "../identity/AccessEvent.ts";
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

/** Rows of nobody in a minute. More tell an administrator nothing new, and would fill the disk. */
const mostOfNobody = 60;

/** Writes what happens at the door into the log. What nobody in particular does is written down up to a limit. */
export function accessLog(log: AuditLog, now: () => number): LogAccess {
  let [minute, rows] = [0, 0];
  return (event) => {
    const audit = auditOf(event);
    if (audit === undefined) return;
    if (!("by" in audit) || audit.by === undefined) {
      const current = Math.floor(now() / 60_000);
      [minute, rows] = [current, current === minute ? rows + 1 : 1];
      if (rows > mostOfNobody) return;
    }
    log.append(audit);
  };
}
