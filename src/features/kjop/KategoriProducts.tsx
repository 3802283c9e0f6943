import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import type { Kjopskategori } from "#contract/kjopsinngang.ts";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";

/** Product information and terms of a category's products, below its purchase links (spec: rights-4). */
export function KategoriProducts({ kategori }: { readonly kategori: Kjopskategori }) {
  const { t } = useTranslation("kjop");
  const headingId = useId();
  const products = (useTenant().rights?.products ?? []).filter(({ category }) => category === kategori);
  if (products.length === 0) return undefined;
  return (
    <Documents aria-labelledby={headingId}>
      <h3 id={headingId}>{t("products.heading")}</h3>
      <List>
        {products.map(({ product, ipidUrl, termsUrl }) => (
          <li key={product}>
            <span>{product}</span>
            <ExternalLink href={ipidUrl}>
              {t("products.ipid")}
              <VisuallyHidden> {t("products.of", { product })}</VisuallyHidden>
            </ExternalLink>
            <ExternalLink href={termsUrl}>
              {t("products.terms")}
              <VisuallyHidden> {t("products.of", { product })}</VisuallyHidden>
            </ExternalLink>
          </li>
        ))}
      </List>
    </Documents>
  );
}

const Documents = styled.section`
  margin-block-start: ${theme.space[1]};
  font-size: ${theme.font.sizeSm};

  h3 {
    font-size: inherit;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.25rem;
    padding-block: 0.25rem;
  }

  li + li {
    border-block-start: max(1px, ${theme.border.rule}) solid ${theme.color.border};
  }

  li > span {
    flex: 1 0 min(100%, 9rem);
    overflow-wrap: anywhere;
  }

  a {
    ${touchHeight}
  }
`;

const List = styled.ul.attrs({ role: "list" })`
  margin: 0.25rem 0 0;
  padding: 0;
  list-style: none;
`;
