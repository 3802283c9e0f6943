import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { clientContextQuery } from "#api/auth.ts";
import { driftsmeldingerQuery } from "#api/driftsmeldinger.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { closableParts, closedPart, noNotices, type NoticePage, shownNotices } from "#contract/notices.ts";
import { contentId } from "#contract/pageElements.ts";
import { loginPath, type PagePath } from "#contract/pagePaths.ts";
import { isMobilbankApp } from "#core/native/isMobilbankApp.ts";
import { type Closed, closedParts } from "#core/page/closedParts.ts";
import { isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { noticeChannel } from "#domain/kunde/noticeChannel.ts";
import { closedNotices, closeNotice } from "#features/driftsmeldinger/closedNotices.ts";
import { NoticeBar } from "#features/driftsmeldinger/NoticeBar.tsx";
import { useIsLookedAt } from "#features/driftsmeldinger/useIsLookedAt.ts";
import { useServerNow } from "#features/driftsmeldinger/useServerNow.ts";
import { usePhone } from "./useKontakt.ts";

const pageNames: Readonly<Record<PagePath | typeof loginPath, NoticePage>> = {
  "/": "oversikt",
  "/betaling": "betaling",
  "/jump/seopp/skadesaker": "skadesaker",
  "/kjopsinnganger": "kjopsinnganger",
  "/forsikringsprofil": "forsikringsprofil",
  "/tilbud": "tilbud",
  "/andre-forsikringer": "andre-forsikringer",
  [loginPath]: "logg-inn",
};

const pageAt = (pathname: string): NoticePage | undefined =>
  (pageNames as Readonly<Record<string, NoticePage>>)[pathname.replace(/(.)\/$/, "$1")];

/** A tenth more or less: pages that were opened together do not ask together. */
const withJitter = (ms: number): number => ms * (0.9 + 0.2 * Math.random());

function useChannel() {
  const { status } = useSession();
  // The page's own query asks; this one does not.
  const { data, status: answered } = useAnswer({ ...clientContextQuery(), enabled: false });
  // Whether it is a customer is not known yet.
  if (status === "loading") return undefined;
  const loginContext = data === undefined && answered !== "failed" ? undefined : (data?.loginContext ?? "");
  return noticeChannel({ isLoggedIn: status === "loggedIn", loginContext, isInApp: isMobilbankApp() });
}

/** Says of each part of the portal whether it is closed. Without a file that is not known yet. */
function useClosedParts(file: Parameters<typeof closedPart>[0] | undefined, now: number): void {
  const phone = usePhone();
  const today = dayInOslo(new Date(now));
  const entries = closableParts.flatMap((part): [string, Closed][] => {
    const closed = file && closedPart(file, part, now);
    return closed ? [[part, { reason: closed.reason, until: closed.until, today, phone }]] : [];
  });
  const isKnown = file !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const next = Object.fromEntries(entries);
    if (!isSameJson(next, closedParts.get())) closedParts.set(next);
  });
  useEffect(() => () => closedParts.set({}), []);
}

/**
 * What customers are told by the hour (spec: notices-1): asks for it while the page is looked at, shows the notices that
 * hold now, and says which parts of the portal are closed.
 */
export function PageNotices() {
  const { notices: setting } = useTenant();
  const { pathname } = useLocation();
  const { status } = useSession();
  const [everyMs] = useState(() => withJitter(setting.everyMinutes * 60_000));
  const answer = useAnswer({ ...driftsmeldingerQuery(everyMs), enabled: useIsLookedAt() });
  const { data: file = { ...noNotices, aheadMs: 0 } } = answer;
  const now = useServerNow(file.aheadMs, [...file.notices, ...file.closed]);
  const [gone, setGone] = useState(closedNotices);
  const channel = useChannel();
  // A page that does not ask does not wait.
  useClosedParts(isAwaited(answer) ? undefined : file, now);
  const kept = file.notices.filter(({ id, isClosable }) => !isClosable || !gone.includes(id));
  // A visitor who is not logged in is led to another page.
  const page = status === "loading" ? undefined : pageAt(pathname);
  const notices = shownNotices({ ...file, notices: kept }, { now, page, channel });
  if (notices.length === 0) return undefined;
  const close = (id: string) => {
    setGone(closeNotice(id));
    // The pressed button is gone.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
  return <NoticeBar notices={notices} onClose={close} />;
}
