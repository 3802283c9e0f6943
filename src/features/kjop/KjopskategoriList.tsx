import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { type Kjopsinngang, type Kjopskategori } from "#contract/kjopsinngang.ts";
import { Disclosure } from "#ui/controls/Disclosure.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { kategoriIcons } from "#ui/graphics/icons/kategoriIcons.ts";
import { KategoriIllustration } from "#ui/graphics/illustrations/KategoriIllustration.tsx";
import { rise } from "#ui/theme/motion.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { cardHeadingSize } from "#ui/theme/cardHeadingSize.ts";
import { KategoriLinks } from "./KategoriLinks.tsx";
import { KategoriProducts } from "./KategoriProducts.tsx";
import { kjopsutbud } from "./kjopsutbud.ts";

interface KjopskategoriListProps {
  /** The purchase entrances that the customer is shown. */
  readonly shown: ReadonlySet<Kjopsinngang>;
}

/**
 * The purchase categories: one is open at a time, and the illustration beside the list is of the one opened last
 * (spec: kjop-6).
 */
export function KjopskategoriList({ shown }: KjopskategoriListProps) {
  const { t } = useTranslation("kjop");
  const { purchase } = useTenant();
  const [open, setOpen] = useState<Kjopskategori>();
  const [illustrated, setIllustrated] = useState<Kjopskategori>("kjoretoy");

  const toggle = (kategori: Kjopskategori, isOpen: boolean) => {
    setOpen((current) => (isOpen ? kategori : current === kategori ? undefined : current));
    if (isOpen) setIllustrated(kategori);
  };
  return (
    <Columns>
      <div>
        {kjopsutbud(shown, purchase.externalLinks).map((utbud) => (
          <Disclosure
            key={utbud.kategori}
            open={open === utbud.kategori}
            onOpenChange={(isOpen) => toggle(utbud.kategori, isOpen)}
            summary={
              <Head>
                <Icon path={kategoriIcons[utbud.kategori]} />
                <h2>{t(`kategori.${utbud.kategori}`)}</h2>
              </Head>
            }
          >
            <KategoriLinks utbud={utbud} />
            <KategoriProducts kategori={utbud.kategori} />
          </Disclosure>
        ))}
      </div>
      <Side>
        <Illustration key={illustrated}>
          <KategoriIllustration kategori={illustrated} />
        </Illustration>
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  & > :first-child {
    border-block-start: max(1px, ${theme.border.rule}) solid ${theme.color.border};
  }

  ${from.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 0.75rem;

  & > svg {
    color: ${theme.color.link};
  }

  & > h2 {
    font-size: ${cardHeadingSize};
  }
`;

/** Hidden on small screens (spec: kjop-6). */
const Side = styled.div`
  display: none;

  ${from.medium} {
    display: block;
    position: sticky;
    inset-block-start: ${theme.space[2]};
  }

  @media print {
    display: none;
  }
`;

const Illustration = styled.div`
  animation: ${rise} ${theme.duration.normal};
`;
