import type { NoticeText } from "#contract/notices.ts";
import { useTenant } from "../tenant/TenantContext.tsx";
import { useLanguage } from "./useLanguage.ts";

interface NoticeWordsProps {
  readonly text: NoticeText;
}

/**
 * A text of a notice: in the page's language where it has that, else in the brand's own, else in the one that it has. It
 * is marked where that is another one than the page's.
 */
export function NoticeWords({ text }: NoticeWordsProps) {
  const page = useLanguage();
  const own = useTenant().languages?.[0] ?? page;
  const shown = [page, own, "nb", "nn", "en"].find((each) => each in text) as keyof NoticeText | undefined;
  if (shown === undefined) return undefined;
  return <bdi lang={shown === page ? undefined : shown}>{text[shown]}</bdi>;
}
