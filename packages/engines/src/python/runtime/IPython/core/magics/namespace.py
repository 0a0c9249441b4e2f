"""What notebooks ask about their own variables."""

from _panya import cell_magics
from IPython.core.magic import Magics


class NamespaceMagics(Magics):
    def who_ls(self, parameter_s=""):
        return cell_magics.names_of(self.shell)

    def whos(self, parameter_s=""):
        cell_magics.whos(self.shell, parameter_s)

    def who(self, parameter_s=""):
        print("\t".join(self.who_ls()))
