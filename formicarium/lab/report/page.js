// Switches language and theme; without it the page is whole in its first language.
for (const button of document.querySelectorAll("button")) {
  button.onclick = () => {
    const root = document.documentElement;
    if (button.dataset.to) {
      root.lang = button.dataset.to;
      for (const main of document.querySelectorAll("main")) main.hidden = main.lang !== root.lang;
    } else {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
    }
  };
}
