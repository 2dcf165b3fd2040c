#!/usr/bin/python3
"""A WebKitGTK window that WebDriver drives. The packaged MiniBrowser cannot be narrower than 447 px.

Problems are printed as lines that begin with "window: ". A page is printed into the file that the driver names, because
WebKitWebDriver cannot print. Sites on other machines are not asked."""
import os
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER = os.environ["WINDOW_FOLDER"]
with open(os.path.join(FOLDER, "report-problems.js"), encoding="utf-8") as file:
    REPORT_PROBLEMS = file.read()


def say(line):
    print(line.replace("\n", " "), flush=True)


def problem(line):
    say("window: " + line)


def watch(resource):
    def finished(item):
        response = item.get_response()
        if response and response.get_status_code() >= 400:
            problem(f"status {response.get_status_code()}: {item.get_uri()}")

    def failed(item, error):
        # What a page has not finished when the visitor leaves it is cancelled.
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            problem(f"request failed: {item.get_uri()} {error.message}")

    resource.connect("finished", finished)
    resource.connect("failed", failed)


def print_to_file(view, path):
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + path)
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("na_letter"))
    operation.set_print_settings(settings)
    operation.set_page_setup(page)
    operation.connect("finished", lambda _operation: say("printed " + path))
    operation.connect("failed", lambda _operation, error: say("printing failed " + error.message))
    operation.print_()


def listen(content, name, handler):
    content.register_script_message_handler(name)
    content.connect(f"script-message-received::{name}", lambda _content, sent: handler(sent.get_js_value().to_string()))


def create_view(*_):
    content = WebKit2.UserContentManager()
    listen(content, "problem", problem)
    listen(content, "mark", say)
    listen(content, "print", lambda path: print_to_file(view, path))
    content.add_script(
        WebKit2.UserScript.new(
            REPORT_PROBLEMS,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    settings = WebKit2.Settings()
    settings.set_property("enable-write-console-messages-to-stdout", True)
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True, user_content_manager=content
    )
    view.connect("resource-load-started", lambda _view, resource, _request: watch(resource))
    view.connect("web-process-terminated", lambda _view, reason: problem(f"the page's process ended: {reason}"))
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["localhost", "127.0.0.1"])
)
context.set_automation_allowed(True)
context.connect("automation-started", on_automation)
Gtk.main()
