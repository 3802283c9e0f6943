import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { chevronDownIcon } from "#ui/graphics/icons/interface/chevronDownIcon.ts";
import { from, upToNarrow } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

interface OppgaverShortcutProps {
  /** The element to render into; null: it is not shown. */
  readonly place: Element | null;
  /** The heading of the tasks, for example `#oppgaver`. */
  readonly href: string;
  readonly count: number;
}

/**
 * Says at the top of the page that there are tasks. The tasks are below the agreements, which arrive first: above them
 * they would move content that the customer has begun to read. On a wide screen the tasks are at the top themselves.
 */
export function OppgaverShortcut({ place, href, count }: OppgaverShortcutProps) {
  const { t } = useTranslation("oppgaver");
  if (place === null) return undefined;
  return createPortal(
    <Pill href={href}>
      {t("count", { count })}
      <Icon path={chevronDownIcon} size="small" />
    </Pill>,
    place,
  );
}

/**
 * Its place is as high as a line of the heading, and it is a little higher; for the pointer it is as high as a finger.
 * The band's colours are swapped, since those contrast in every brand, and an accent colour may be the band's.
 */
const Pill = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem 0.5rem;
  border-radius: 1.25rem;
  background: ${theme.color.onHero};
  color: ${theme.color.hero};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.25;
  text-decoration: none;

  &::after {
    content: "";
    position: absolute;
    inset: -0.625rem 0;
  }

  &:hover {
    text-decoration: underline;
  }

  /* A ring next to the link could have its colour, and one around that the band's. */
  &:focus-visible {
    outline-color: ${theme.color.onHero};
    box-shadow: 0 0 0 2px ${theme.color.hero};
  }

  /* On the narrowest phones it is beside the heading too. */
  ${upToNarrow} {
    & > svg {
      display: none;
    }
  }

  ${from.large} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
