class SiteSearch extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector('dialog');
    const input = this.querySelector('input');
    const hits = this.querySelector('ul');
    let pages;
    this.querySelector('button').addEventListener('click', () => dialog.showModal());
    input.addEventListener('input', async () => {
      pages ??= await (await fetch('/search.json')).json();
      const word = input.value.toLowerCase();
      const matches = pages.filter(({ title }) => title.toLowerCase().includes(word)).slice(0, 12);
      hits.replaceChildren(
        ...matches.map(({ href, title }) => {
          const item = document.createElement('li');
          item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
          return item;
        }),
      );
    });
  }
}

class FavouriteButton extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    const show = () => button.setAttribute('aria-pressed', String(localStorage.getItem(this.dataset.slug) !== null));
    button.addEventListener('click', () => {
      if (localStorage.getItem(this.dataset.slug) === null) localStorage.setItem(this.dataset.slug, 'yes');
      else localStorage.removeItem(this.dataset.slug);
      show();
    });
    show();
  }
}

class SiteSettings extends HTMLElement {
  connectedCallback() {
    const buttons = [...this.querySelectorAll('[data-setting]')];
    for (const button of buttons)
      button.addEventListener('click', () => {
        const { setting } = button.dataset;
        document.documentElement.setAttribute(`data-${setting.toLowerCase().replace(' ', '-')}`, button.textContent);
        for (const other of buttons)
          if (other.dataset.setting === setting) other.setAttribute('aria-pressed', String(other === button));
      });
  }
}

customElements.define('site-settings', SiteSettings);
customElements.define('site-search', SiteSearch);
customElements.define('favourite-button', FavouriteButton);
