// A window with nothing but WebKitGTK in it, for the driver of WebKit: `gjs -m webkit-window.js FOLDER PROXY`. MiniBrowser would do but for three
// things: driven by a program it forgets all it kept, it is no narrower than its tool bar, and it asks where to put a download.
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

const [folder, proxy] = ARGV;

Gtk.init(null);
Gtk.Settings.get_default().gtk_application_prefer_dark_theme = true;

const kept = new WebKit2.WebsiteDataManager({
  base_data_directory: `${folder}/data`,
  base_cache_directory: `${folder}/cache`,
});
kept.set_network_proxy_settings(
  WebKit2.NetworkProxyMode.CUSTOM,
  WebKit2.NetworkProxySettings.new(proxy, ['127.0.0.1']),
);
const context = new WebKit2.WebContext({ website_data_manager: kept });
context.set_automation_allowed(true);

context.connect('download-started', (_context, download) => {
  download.connect('decide-destination', (_download, name) => {
    const file = Gio.File.new_for_path(GLib.build_filenamev([folder, 'downloads', name]));
    download.set_destination(file.get_uri());
    return true;
  });
});

context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
    const window = new Gtk.Window({ default_width: 360, default_height: 740 });
    window.add(view);
    window.connect('destroy', () => Gtk.main_quit());
    view.connect('close', () => window.destroy());
    window.show_all();
    return view;
  });
});

Gtk.main();
