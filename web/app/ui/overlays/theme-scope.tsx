import { createContext, type ReactNode, useContext } from 'react';

type Theme = 'light' | 'dark';

const ThemeContext = createContext<Theme | undefined>(undefined);

type ThemeScopeProps = { theme: Theme; className?: string; children: ReactNode };

/** A part of a page with a theme of its own. */
export function ThemeScope({ theme, className, children }: ThemeScopeProps) {
  return (
    <ThemeContext value={theme}>
      <div data-theme={theme} className={className}>
        {children}
      </div>
    </ThemeContext>
  );
}

/**
 * For portals (dialogs, menus, toasts): their elements are outside the scope's element, but their components
 * are inside it. Undefined means the theme of the page.
 */
export function useScopedTheme(): Theme | undefined {
  return useContext(ThemeContext);
}
