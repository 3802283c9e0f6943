import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { tilbudQuery } from "#api/tilbud.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { useIsHydrating } from "#core/page/DrawnAvtaler.ts";
import { useSession } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { roomForBar } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { HeaderFrame } from "#ui/layout/HeaderFrame.tsx";
import { buttonStyle } from "#ui/controls/buttonStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { menuIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { LogoImage } from "#ui/layout/LogoImage.ts";
import { HeaderLanguage } from "./HeaderLanguage.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { Navigation, NavigationBar } from "./Navigation.tsx";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { navigationItems } from "./navigationItems.ts";
import { useOnlineBankUrl } from "./useOnlineBankUrl.ts";

/** Logo, navigation, language, link to the online bank and logout. A visitor who is not logged in sees logo and language. */
export function Header() {
  const { t } = useTranslation("skall");
  const tenant = useTenant();
  const { name, logo, assets, features, languages } = tenant;
  const session = useSession();
  // The static shell knows no customer.
  const status = useIsHydrating() ? "loading" : session.status;
  const tilbud = useAnswer({ ...tilbudQuery(), enabled: status === "loggedIn" && features.offers });
  const items = navigationItems(tenant, tilbud.data?.tilbud.length);
  const onlineBankUrl = useOnlineBankUrl();
  const image = <LogoImage src={assets.logo.url} width={assets.logo.width} height={assets.logo.height} alt={name} />;
  return (
    <>
      <HeaderFrame
        alignment={logo.alignment}
        logo={
          logo.url === undefined ? (
            <LogoLink as={Link} to="/" aria-label={t("logoLink", { brand: name })}>
              {image}
            </LogoLink>
          ) : (
            <LogoLink href={logo.url}>{image}</LogoLink>
          )
        }
        actions={
          status === "loggedIn" ? (
            <>
              <WideOnly>
                <HeaderLanguage variant="quiet" />
                {onlineBankUrl !== undefined && (
                  <ExternalLink href={onlineBankUrl} kind="web">
                    {t("nav.onlineBank")}
                  </ExternalLink>
                )}
                <LogOutButton variant="quiet" />
              </WideOnly>
              <NarrowOnly>
                <MobileMenu items={items} onlineBankUrl={onlineBankUrl} />
              </NarrowOnly>
            </>
          ) : (
            <VisitorActions>
              {/* A logo in the middle of a phone would move when the button comes. */}
              <NarrowOnly aria-hidden="true">
                <MenuPlace data-variant="quiet">
                  <Icon path={menuIcon} />
                  {t("nav.open")}
                </MenuPlace>
              </NarrowOnly>
              {status === "loggedOut" && languages && (
                <VisitorLanguage>
                  <HeaderLanguage variant="quiet" />
                </VisitorLanguage>
              )}
            </VisitorActions>
          )
        }
      />
      {/* On wide screens there is no bar while the overview is off (spec: navigation-9). */}
      {status === "loggedIn" && features.overview && <Navigation items={items} />}
      {status === "loading" && features.overview && <NavigationBar />}
    </>
  );
}

const LogoLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
`;

const Actions = styled.div`
  align-items: center;
  gap: ${theme.space[1]};
  white-space: nowrap;

  a,
  button[data-variant] {
    color: inherit;
  }

  /* An icon shows that it can be pressed. */
  button[data-variant] {
    text-decoration: none;
  }

  button[data-variant]:hover {
    color: ${theme.color.link};
  }
`;

const VisitorActions = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`;

/* On a phone it takes the place of the menu's button, and no more: nothing moves when either comes. */
const VisitorLanguage = styled(Actions)`
  display: flex;
  justify-content: end;
  inline-size: 0;
  min-inline-size: 100%;

  ${roomForBar} {
    inline-size: auto;
  }
`;

const WideOnly = styled(Actions)`
  display: none;

  ${roomForBar} {
    display: flex;
  }
`;

const NarrowOnly = styled(Actions)`
  display: flex;

  ${roomForBar} {
    display: none;
  }
`;

const MenuPlace = styled.span`
  ${buttonStyle}
  visibility: hidden;
`;
